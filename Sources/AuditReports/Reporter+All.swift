extension Reporter {
  /// Every format, in the order in which help lists them.
  package static let all: [Reporter] = [
    .text, .json, .sarif, .xcode, .github, .gitlab, .junit, .checkstyle, .markdown,
    .csv, .html,
  ]
}
