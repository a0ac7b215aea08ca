/// The roles of the properties of a type whose values other code looks up, by their names.
typealias PropertyRoles = [String: Routine.Role]

extension PropertyRoles {
  /// Adds further roles; what is a key anywhere is one.
  mutating func add(_ roles: PropertyRoles) {
    merge(roles) { $0.isKey ? $0 : $1 }
  }
}
