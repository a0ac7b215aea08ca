extension Routine {
  /// The routines of the library Swifternalization, and of its short name.
  ///
  /// `I18n` may be anything, so that the file must import the library.
  static let swifternalization = [
    localizedString(of: "Swifternalization"),
    localizedString(of: "I18n", modules: ["Swifternalization"]),
  ]

  private static func localizedString(of type: String, modules: Set<String> = []) -> Routine {
    Routine(
      "localizedString",
      unlabeled: [.stringKey],
      labels: [
        "intValue": .number, "stringValue": .choice, "fittingWidth": .width,
        "defaultValue": .value, "comment": .comment,
      ],
      modules: modules,
      qualifier: type,
      table: "Swifternalization"
    )
  }
}
