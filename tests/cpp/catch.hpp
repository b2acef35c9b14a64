#pragma once
/// The one place that knows which version of Catch2 the system has.
#ifdef RUMBO_CATCH3
#include <catch2/catch_all.hpp>
using Catch::Approx;
#else
#include <catch2/catch.hpp>
#endif
