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
    } + otherDisplays

  /// The functions of the other frameworks, and the properties of errors.
  static let otherDisplays = functions + properties + descriptions

  private static let functions = DisplayRoutines.swift.sorted { $0.key < $1.key }.map {
    name,
    labels in
    Routine(
      name,
      unlabeled: labels.contains("") ? [.stringKey] : [],
      labels: Dictionary(uniqueKeysWithValues: labels.filter { $0 != "" }.map { ($0, .stringKey) }),
      form: name.first?.isUppercase ?? false ? .free : .member,
      modules: DisplayRoutines.modules
    )
  }

  private static let properties = DisplayRoutines.properties.sorted().map {
    Routine($0, unlabeled: [.stringKey], form: .assignment)
  }

  private static let descriptions = HardCodedText.descriptions.map {
    Routine($0, unlabeled: [.stringKey], form: .declaration)
  }

  /// Whether it shows a string as it is, and looks a literal up.
  var isDisplay: Bool { isOfView && takesStrings }
}
