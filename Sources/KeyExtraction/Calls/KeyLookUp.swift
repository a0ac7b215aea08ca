/// The table that a key is looked up in, and what is said of it, as far as the code around it tells.
struct KeyLookUp: Equatable {
  /// The table's name; nil where none is named.
  var table: String?
  var isKnown = true
  /// The name under which the value is handed on, so that other code may name the table; empty where the
  /// name is not evident, and nil where nothing is handed on.
  var parameterLabel: String?
  /// The comment that the call says in which the key is made.
  var comment: String?
}
