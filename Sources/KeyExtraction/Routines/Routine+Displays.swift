extension Routine {
  /// The views and modifiers of SwiftUI that look a literal up, and show a `String` as it is.
  ///
  /// Here the string is what a key is to other routines: what hands a parameter on to one of them is found
  /// as wrappers are, and so are the values that it can have.
  static let displays: [Routine] = swiftUI.filter(\.acceptsStrings).map { routine in
    Routine(
      routine.name,
      unlabeled: routine.unlabeled.map { $0 == .localizableKey ? .stringKey : $0 },
      form: routine.form,
      modules: routine.modules,
      qualifier: routine.qualifier
    )
  }

  /// Whether it shows a string as it is.
  var isDisplay: Bool { isOfView && takesStrings }
}
