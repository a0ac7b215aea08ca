import LocalizationModel

extension Routine {
  /// Calls that show a `String` as it is: the views and modifiers of SwiftUI, which look a literal
  /// up, and the properties by which errors tell users what has happened.
  ///
  /// Here the string is what a key is to other routines: what hands a parameter on to one of them is found
  /// as wrappers are, and so are the values that it can have.
  static let displays: [Routine] =
    swiftUI.filter(\.acceptsStrings).map { routine in
      Routine(
        routine.name,
        unlabeled: routine.unlabeled.map { $0 == .localizableKey ? .stringKey : $0 },
        form: routine.form,
        modules: routine.modules,
        qualifier: routine.qualifier
      )
    } + descriptions

  private static let descriptions = HardCodedText.descriptions.map {
    Routine($0, unlabeled: [.stringKey], form: .declaration)
  }

  /// Whether it shows a string as it is, and looks a literal up.
  var isDisplay: Bool { isOfView && takesStrings }
}
