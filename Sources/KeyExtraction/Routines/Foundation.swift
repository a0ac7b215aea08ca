extension Routine {
  /// The routines of Foundation and CoreFoundation.
  static let foundation: [Routine] =
    family("NSLocalizedString")
    + family("NSLocalizedAttributedString")
    + family("CFCopyLocalizedString")
    + [
      Routine("String", labels: localized),
      Routine("AttributedString", labels: localized),
      Routine("init", labels: localized, form: .member),
      Routine(
        "LocalizedStringResource",
        unlabeled: [.localizableKey],
        labels: detailLabels.merging(stringLiteral) { $1 }
      ),
      Routine("LocalizationValue", unlabeled: [.localizableKey], labels: stringLiteral),
      Routine(
        "localizedString",
        labels: ["forKey": .stringKey, "value": .value, "table": .table],
        form: .member
      ).wantingAllLabels(true),
      Routine(
        "deferredLocalizedIntentsString",
        labels: ["with": .stringKey, "table": .table],
        form: .member
      ),
      Routine(
        "deferredLocalizedIntentsStringWithFormat",
        labels: ["deferredLocalizedIntentsStringWithFormat": .stringKey, "fromTable": .table],
        form: .message
      ),
      Routine("localizedUserNotificationString", labels: ["forKey": .stringKey], form: .member),
      Routine(
        "localizedUserNotificationStringForKey",
        labels: ["localizedUserNotificationStringForKey": .stringKey],
        form: .message
      ),
      Routine("CFBundleCopyLocalizedString", unlabeled: [.bundle, .stringKey, .value, .table]),
      Routine(
        "localizedStringForKey",
        labels: ["localizedStringForKey": .stringKey, "value": .value, "table": .table],
        form: .message
      ).wantingAllLabels(true),
    ]

  /// The families that Xcode and genstrings read without being told of.
  package static let knownFamilies = ["NSLocalizedString", "CFCopyLocalizedString"]

  /// The names of the functions and methods of C and Objective-C that return a translation.
  static let lookUps = Set(
    foundation.filter { $0.form == .message || $0.takesStrings && $0.form == .free }.map(\.name)
  )

  /// The routines of which Xcode's compilers extract no key: a key is a plain text to them.
  package static let lookUpsAtRunTime: Set<String> = [
    "CFBundleCopyLocalizedString", "deferredLocalizedIntentsString",
    "deferredLocalizedIntentsStringWithFormat", "localizedString", "localizedStringForKey",
    "localizedUserNotificationString", "localizedUserNotificationStringForKey",
  ]

  /// The label of a text that is made before it becomes a key.
  static let stringLiteralLabel = "stringLiteral"
  static let stringLiteral = [stringLiteralLabel: Role.stringKey]
  private static let localized = detailLabels.merging(["localized": .localizableKey]) { $1 }
}
