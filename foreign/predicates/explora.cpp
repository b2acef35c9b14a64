/// explora/6, paso/3, fin/1: a search one expansion at a time.
/// B is a blob; garbage collection ends a search that nobody has ended.
#include <SWI-Stream.h>
// SWI-Stream.h first: SWI-Prolog.h then knows its types.
#include <SWI-Prolog.h>

#include <atomic>
#include <memory>

#include "predicates/dispatch.hpp"
#include "predicates/predicates.hpp"
#include "predicates/problem_holders.hpp"
#include "terms/prolog_observer.hpp"
#include "terms/step_recorder.hpp"

namespace rumbo::predicates {

namespace {

/// A search that waits for its next step.
class Exploration {
 public:
  virtual ~Exploration() = default;
  /// The next event or, at the end, salida(...) as busca/8 gives it.
  virtual term_t step() = 0;
};

using Recorder = terms::StepRecorder<CostedProblem::Space>;

/// The problem of an exploration, made before the search that refers to it.
struct ExploredProblem {
  CostedProblem problem;
  Recorder recorder;
  search::Monitor monitor;
  ExploredProblem(term_t space, const search::Limits& limits)
      : problem(space), monitor(limits, swipl::poll_signals, TermWriter::poll_interval) {}

  term_t number_term(const terms::Number& number) {
    const term_t term = swipl::new_term();
    swipl::check(number.unify(term));
    return term;
  }
  term_t state_term(const terms::KeptState& state) {
    const term_t term = swipl::new_term();
    problem.writer.put_state(state.view(), term);
    return term;
  }
  term_t event_term(const Recorder::Event& event, std::int64_t number);
};

/// cota(N) or expande(N, Estado, Profundidad, G, H, Abiertos, [hijo(Accion, Estado, Coste, Destino), ...]).
term_t ExploredProblem::event_term(const Recorder::Event& event, std::int64_t number) {
  if (event.bound) return swipl::compound("cota", {number_term(*event.bound)});
  const term_t children = swipl::new_term();
  put_list(event.children, children, [&](const Recorder::Child& child, term_t term) {
    const term_t action = swipl::new_term();
    problem.writer.put_action(child.action, action);
    swipl::check(
        PL_put_term(term, swipl::compound("hijo", {action, state_term(child.state), number_term(child.cost),
                                                   swipl::atom_term(terms::destiny(child.fate))})));
  });
  return swipl::compound(
      "expande", {swipl::integer_term(number), state_term(*event.state), swipl::integer_term(event.depth),
                  number_term(event.g), event.h ? number_term(*event.h) : swipl::atom_term("no"),
                  swipl::integer_term(static_cast<std::int64_t>(event.open)), children});
}

template <class Search>
class SteppedSearch : public Exploration, private ExploredProblem {
 public:
  template <class... Extra>
  SteppedSearch(term_t space, term_t root, const Request& request, const Extra&... extra)
      : ExploredProblem(space, request.limits), search_(problem.space, monitor, recorder, extra...) {
    const auto scope = problem.enter();
    look_within_expansions(problem.writer, monitor, search_);
    monitor.count_beside([this] { return problem.bytes(); });
    try {
      search_.add_root(problem.writer.state_of(root));
    } catch (const search::LimitReached& reached) {
      search_.outcome().stop_at(reached.limit);
    }
  }

  term_t step() override {
    const search::Monitor::Running running(monitor);
    const auto scope = problem.enter();
    try {
      while (recorder.empty() && search_.outcome().running()) search_.step();
    } catch (const search::LimitReached& reached) {
      recorder.clear();
      search_.outcome().stop_at(reached.limit);
    }
    if (!recorder.empty()) {
      const auto event = recorder.take();
      if (!event.bound) ++expansions_;
      return event_term(event, expansions_);
    }
    const term_t report = swipl::new_term();
    swipl::check(unify_report(search_, monitor, problem.writer, true, report) != 0);
    return report;
  }

 private:
  Search search_;
  std::int64_t expansions_ = 0;
};

/// What the blob holds; `busy` while a step is on its way, so that neither the student's predicates nor
/// another thread step it meanwhile.
struct Handle {
  terms::Number::Pool pool;  // of the weight, to which the search refers
  std::unique_ptr<Exploration> exploration;
  swipl::Record data;
  std::atomic<bool> busy = false;
};

/// Claims an exploration for one call.
class Busy {
 public:
  Busy(Handle& handle, const char* action, term_t blob) : handle_(handle) {
    if (!handle.busy.exchange(true)) return;
    throw swipl::Error(swipl::compound("permission_error",
                                       {swipl::atom_term(action), swipl::atom_term("exploracion"), blob}));
  }
  ~Busy() { handle_.busy = false; }
  Busy(const Busy&) = delete;
  Busy& operator=(const Busy&) = delete;

 private:
  Handle& handle_;
};

Handle* handle_in(atom_t blob) {
  return static_cast<Handle*>(PL_blob_data(blob, nullptr, nullptr));
}

int release(atom_t blob) {
  delete handle_in(blob);
  return TRUE;
}
int write(IOSTREAM* stream, atom_t blob, int) {
  Sfprintf(stream, "<exploracion>(%p)", static_cast<void*>(handle_in(blob)));
  return TRUE;
}

PL_blob_t* exploration_type() {
  static PL_blob_t type = [] {
    PL_blob_t made{};
    made.magic = PL_BLOB_MAGIC;
    made.flags = PL_BLOB_NOCOPY;
    made.name = "exploracion";
    made.release = release;
    made.write = write;
    return made;
  }();
  return &type;
}

/// For the message.
term_t what() {
  return swipl::compound("rumbo", {swipl::atom_term("exploracion")});
}

Handle& handle_of(term_t term) {
  void* data;
  PL_blob_t* type;
  if (PL_is_variable(term)) throw swipl::instantiation_error();
  if (!PL_get_blob(term, &data, nullptr, &type) || type != exploration_type()) {
    throw swipl::type_error("exploracion", term, what());
  }
  return *static_cast<Handle*>(data);
}

/// explora(+Modo, +Espacio, +S0, +Limites, +Data, -B): Data is the Prolog side's, and comes back with each
/// step.
foreign_t explora(term_t arguments, int, void*) {
  return swipl::boundary([&]() -> foreign_t {
    auto handle = std::make_unique<Handle>();
    const terms::Number::Pool::Scope scope(handle->pool);
    const Request request(arguments, arguments + 3, swipl::atom_term("true"), swipl::atom_term("no"));
    handle->data = swipl::Record(arguments + 4);
    handle->exploration = with_search<CostedProblem::Space, Recorder>(
        request, request.weight(), [&](auto type, const auto&... extra) -> std::unique_ptr<Exploration> {
          using Stepped = SteppedSearch<typename decltype(type)::type>;
          return std::make_unique<Stepped>(arguments + 1, arguments + 2, request, extra...);
        });
    // The atom that is made owns it from here on, whether or not it unifies.
    return PL_unify_blob(arguments + 5, handle.release(), sizeof(Handle), exploration_type());
  });
}

/// paso(+B, -Suceso, -Data)
foreign_t paso(term_t blob, term_t out, term_t data_out) {
  return swipl::boundary([&]() -> foreign_t {
    Handle& handle = handle_of(blob);
    const Busy busy(handle, "paso", blob);
    if (!handle.exploration) throw swipl::existence_error("exploracion", blob, what());
    const term_t data = swipl::new_term();
    handle.data.put(data);
    term_t event;
    try {
      event = handle.exploration->step();
    } catch (...) {
      // Half an expansion is lost: what came after it would prove nothing.
      handle.exploration.reset();
      throw;
    }
    return PL_unify(out, event) && PL_unify(data_out, data);
  });
}

/// fin(+B)
foreign_t fin(term_t blob) {
  return swipl::boundary([&]() -> foreign_t {
    Handle& handle = handle_of(blob);
    const Busy busy(handle, "fin", blob);
    handle.exploration.reset();
    return TRUE;
  });
}

}  // namespace

void install_exploration() {
  PL_register_foreign("explora", 6, reinterpret_cast<pl_function_t>(explora), PL_FA_VARARGS);
  PL_register_foreign("paso", 3, reinterpret_cast<pl_function_t>(paso), 0);
  PL_register_foreign("fin", 1, reinterpret_cast<pl_function_t>(fin), 0);
}

}  // namespace rumbo::predicates
