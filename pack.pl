name(rumbo).
version('0.1.0').
title('State-space search for courses: the 8-puzzle practical and any problem of your own').
author('Rumbo', 'rumbo@example.org').
