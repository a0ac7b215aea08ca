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
      Routine("LocalizedStringResource", unlabeled: [.key], labels: companions),
      Routine("LocalizationValue", unlabeled: [.key]),
      Routine(
        "localizedString",
        labels: ["forKey": .key, "value": .value, "table": .table],
        keyKind: .string,
        form: .member
      ),
      Routine(
        "localizedStringForKey",
        labels: ["localizedStringForKey": .key, "value": .value, "table": .table],
        keyKind: .string,
        form: .message
      ),
    ]

  private static let localized = companions.merging(["localized": .key]) { $1 }
}
