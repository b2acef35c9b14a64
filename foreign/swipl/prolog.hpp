#pragma once
/// Thin RAII over SWI-Prolog's C interface. A Prolog exception that is pending crosses our C++ as
/// PendingException; an error of our own as Error, which only the boundary raises, when no query is open any
/// more.
#include <SWI-Prolog.h>

#include <cxxabi.h>

#include <cstddef>
#include <exception>
#include <initializer_list>
#include <new>
#include <string>
#include <utility>

namespace rumbo::swipl {

/// A Prolog exception is pending in the engine: unwind to the boundary and fail.
struct PendingException {};

/// For calls that fail only with an exception pending (no room, mostly).
inline void check(int ok) {
  if (!ok) throw PendingException{};
}

/// thread_exit/1 unwinds our frames by force. The engine is then half out of a call: nothing of it may be
/// touched any more, only our own memory be given back.
inline thread_local bool thread_is_leaving = false;

/// A call that may run Prolog code.
template <class Call>
int run_prolog(Call&& call) {
  try {
    return call();
  } catch (const abi::__forced_unwind&) {
    thread_is_leaving = true;
    throw;
  }
}

/// Lets Ctrl-C, time limits and thread signals through.
inline void poll_signals() {
  if (run_prolog([] { return PL_handle_signals(); }) < 0) throw PendingException{};
}

/// Term references and bindings made inside are given up at the end; an exception that passes keeps the
/// environment that it needs.
class Frame {
 public:
  Frame() : id_(PL_open_foreign_frame()), unwinding_(std::uncaught_exceptions()) {
    if (id_ == 0) throw PendingException{};
  }
  ~Frame() {
    if (id_ == 0 || thread_is_leaving) return;
    if (std::uncaught_exceptions() > unwinding_) {
      PL_close_foreign_frame(id_);
    } else {
      PL_discard_foreign_frame(id_);
    }
  }
  Frame(const Frame&) = delete;
  Frame& operator=(const Frame&) = delete;

  void rewind() { PL_rewind_foreign_frame(id_); }
  /// Ends the frame and keeps its bindings.
  void keep() { PL_close_foreign_frame(std::exchange(id_, 0)); }

 private:
  fid_t id_;
  int unwinding_;
};

/// A call of a predicate, solution by solution. Its bindings go when it ends.
class Query {
 public:
  Query(module_t context, predicate_t predicate, term_t arguments)
      : id_(PL_open_query(context, PL_Q_PASS_EXCEPTION | PL_Q_EXT_STATUS, predicate, arguments)) {
    if (id_ == 0) throw PendingException{};
  }
  ~Query() {
    if (id_ != 0 && !thread_is_leaving) PL_close_query(id_);
  }
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;

  /// Ends it, bindings and all; what its cleanup handlers throw comes through.
  void end() {
    const qid_t id = std::exchange(id_, qid_t{});
    if (!run_prolog([id] { return PL_close_query(id); }) || PL_exception(0) != 0) throw PendingException{};
  }

  /// The next solution; false when there is none.
  bool next() {
    if (last_) return false;
    switch (run_prolog([this] { return PL_next_solution(id_); })) {
      case PL_S_EXCEPTION:
        throw PendingException{};
      case PL_S_FALSE:
        return false;
      case PL_S_LAST:
        last_ = true;
        return true;
      default:
        return true;
    }
  }

 private:
  qid_t id_;
  bool last_ = false;
};

/// A term kept outside the stacks.
class Record {
 public:
  Record() = default;
  explicit Record(term_t term) : record_(PL_record(term)) {
    if (record_ == nullptr) throw PendingException{};
  }
  Record(Record&& other) noexcept : record_(std::exchange(other.record_, nullptr)) {}
  Record& operator=(Record&& other) noexcept {
    std::swap(record_, other.record_);
    return *this;
  }
  ~Record() {
    if (record_ != nullptr) PL_erase(record_);
  }

  explicit operator bool() const { return record_ != nullptr; }
  void put(term_t term) const { check(PL_recorded(record_, term)); }
  record_t handle() const { return record_; }

 private:
  record_t record_ = nullptr;
};

/// An atom that lives as long as the program.
inline atom_t atom(const char* text) {
  return PL_new_atom_mbchars(REP_UTF8, static_cast<std::size_t>(-1), text);
}

inline term_t new_term() {
  const term_t term = PL_new_term_ref();
  if (term == 0) throw PendingException{};
  return term;
}
inline term_t new_terms(std::size_t n) {
  const term_t terms = PL_new_term_refs(static_cast<int>(n));
  if (terms == 0) throw PendingException{};
  return terms;
}
inline term_t copy(term_t term) {
  const term_t copied = PL_copy_term_ref(term);
  if (copied == 0) throw PendingException{};
  return copied;
}
inline term_t atom_term(const char* text) {
  const term_t term = new_term();
  const atom_t name = atom(text);
  PL_put_atom(term, name);
  PL_unregister_atom(name);
  return term;
}
/// name(arguments...)
term_t compound(const char* name, std::initializer_list<term_t> arguments);
term_t integer_term(std::int64_t value);

/// An error of our own, error(Formal, Context), on its way to the boundary.
class Error {
 public:
  /// `context` 0 leaves the context to Prolog.
  explicit Error(term_t formal, term_t context = 0);
  /// Makes the error pending; always fails.
  foreign_t raise() const;

 private:
  Record error_;
};

Error instantiation_error(term_t context = 0);
Error type_error(const char* type, term_t culprit, term_t context = 0);
Error domain_error(const char* domain, term_t culprit, term_t context = 0);
Error existence_error(const char* kind, term_t culprit, term_t context = 0);
Error resource_error(const char* resource);

/// system_error(Message), for what the standard library throws; always fails.
foreign_t raise_fault(const char* message);

/// Runs the body of a foreign predicate: no C++ exception goes past it but the end of the thread.
template <class Body>
foreign_t boundary(Body&& body) {
  try {
    return std::forward<Body>(body)();
  } catch (const PendingException&) {
    return FALSE;
  } catch (const Error& error) {
    return error.raise();
  } catch (const std::bad_alloc&) {
    return PL_resource_error("memory");
  } catch (const std::exception& fault) {
    return raise_fault(fault.what());
  } catch (const abi::__forced_unwind&) {
    throw;
  } catch (...) {
    return PL_warning("rumbo: an unknown C++ exception");
  }
}

}  // namespace rumbo::swipl
