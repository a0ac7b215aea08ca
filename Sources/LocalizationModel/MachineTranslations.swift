/// The value of a text that a machine has written and no person has reviewed.
package enum MachineTranslations: String, CaseIterable, Sendable {
  /// It counts as translated.
  case finished
  /// It counts as translated, and a note lists it.
  case note
  /// It does not count as translated before a person has reviewed it.
  case gap
}
