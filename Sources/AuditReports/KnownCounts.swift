/// How many findings are known and do not count, by what knows them.
package struct KnownCounts: Sendable {
  /// Nil without a baseline.
  let baseline: Int?
  /// Nil where no revision is compared with.
  let earlier: (revision: String, count: Int)?

  package init(inBaseline baseline: Int?, atRevision earlier: (revision: String, count: Int)?) {
    self.baseline = baseline
    self.earlier = earlier
  }

  /// The numbers in words, `618 in the baseline`; none where there are none.
  var inWords: [String] {
    var parts: [String] = []
    if let baseline, baseline > 0 { parts.append("\(baseline) in the baseline") }
    if let earlier, earlier.count > 0 {
      parts.append("\(earlier.count) at '\(earlier.revision)' already")
    }
    return parts
  }
}
