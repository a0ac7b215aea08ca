extension Reporter {
  /// The formats that tell the coverage alone, in the order in which help lists them.
  public static let allForCoverage: [Reporter] = [
    .coverageText, .coverageJSON, .coverageMarkdown, .coverageBadge,
  ]
}
