#include "predicates/board_heuristics.hpp"

#include "tiles/pattern_file.hpp"
#include "tiles/unavailable.hpp"

namespace rumbo::predicates {

using swipl::check;

namespace {

std::string text_of(term_t term) {
  char* text;
  check(PL_get_chars(term, &text, CVT_ATOM | CVT_WRITE | CVT_EXCEPTION | REP_UTF8));
  return text;
}

/// rumbo(patrones(Layout, File))
term_t context(const tiles::PatternLayout& layout, const std::string& file) {
  return swipl::compound(
      "rumbo",
      {swipl::compound("patrones", {swipl::atom_term(layout.name.c_str()), swipl::atom_term(file.c_str())})});
}

[[noreturn]] void raise(const tiles::PatternFileError& fault, const tiles::PatternLayout& layout) {
  const term_t where = context(layout, fault.path().string());
  const term_t name = swipl::atom_term(layout.name.c_str());
  if (fault.reason() == tiles::PatternFileError::Reason::missing) {
    throw swipl::existence_error("patrones", name, where);
  }
  throw swipl::Error(
      swipl::compound("permission_error", {swipl::atom_term("read"), swipl::atom_term("patrones"), name}),
      where);
}

}  // namespace

HeuristicName get_heuristic_name(term_t term) {
  if (!PL_is_functor(term, PL_new_functor(swipl::atom("patrones"), 1))) return {text_of(term), ""};
  const term_t layout = swipl::new_term();
  _PL_get_arg(1, term, layout);
  return {"patrones", text_of(layout)};
}

tiles::PatternLayout pattern_layout_of(const HeuristicName& name, const BoardTerm& goal) {
  const auto names = tiles::pattern_names(goal.shape);
  const std::string layout = !name.layout.empty() ? name.layout
                             : names.empty()      ? ""
                                                  : std::string(names.front());
  try {
    const tiles::PatternView view(goal.shape, goal.view());
    return tiles::pattern_layout(goal.shape, layout, view.blank());
  } catch (const tiles::HeuristicUnavailable&) {
    throw swipl::domain_error("patrones", swipl::atom_term(layout.c_str()),
                              swipl::compound("rumbo", {swipl::atom_term("tamano")}));
  }
}

std::shared_ptr<const tiles::PatternDatabase> pattern_database(const HeuristicName& name,
                                                               const BoardTerm& goal) {
  const tiles::PatternLayout layout = pattern_layout_of(name, goal);
  try {
    return tiles::PatternDatabase::shared(tiles::pattern_folder(), layout);
  } catch (const tiles::PatternFileError& fault) {
    raise(fault, layout);
  }
}

}  // namespace rumbo::predicates
