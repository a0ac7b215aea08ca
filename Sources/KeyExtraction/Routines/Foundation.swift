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
      Routine("LocalizedStringResource", unlabeled: [.localizableKey], labels: companions),
      Routine("LocalizationValue", unlabeled: [.localizableKey]),
      Routine(
        "localizedString",
        labels: ["forKey": .stringKey, "value": .value, "table": .table],
        form: .member
      ),
      Routine(
        "localizedStringForKey",
        labels: ["localizedStringForKey": .stringKey, "value": .value, "table": .table],
        form: .message
      ),
    ]

  private static let localized = companions.merging(["localized": .localizableKey]) { $1 }
}
