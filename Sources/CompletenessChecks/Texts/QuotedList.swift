extension [String] {
  /// The names in quotes as a phrase: `'one', 'few' and 'many'`.
  var quotedList: String {
    let quoted = map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " and \(last)"
  }
}
