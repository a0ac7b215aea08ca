import Diagnostics
import LocalizationModel
import SourceFiles

/// The findings of one message about the tables of bundles that lie side by side: an app with thirty
/// plug-ins of one make has one cause, and not thirty.
enum BundleGrouping {
  private struct Cause: Hashable {
    let rule: RuleID
    let severity: Severity
    let message: String
    /// The folder that the bundles lie in, and what their names end in.
    let folder: FilePath
    let kind: Substring
  }

  /// Puts groups about whole tables together that differ in their bundle alone.
  static func apply(to groups: inout [FindingGroup]) {
    var first: [Cause: Int] = [:]
    var bundles: [Int: Int] = [:]
    var taken: Set<Int> = []
    for (index, group) in groups.enumerated() {
      guard let cause = cause(of: group) else { continue }
      guard let lead = first[cause] else {
        first[cause] = index
        continue
      }
      groups[lead].members += group.members
      let count = bundles[lead, default: 0]
      if count < FindingGroup.limitOfPlaces {
        groups[lead].lead.notes.append(.init("also here", at: group.lead.location))
      }
      bundles[lead] = count + 1
      taken.insert(index)
    }
    for (index, count) in bundles {
      groups[index].lead.message += " (also in \(counted(count, "other bundle")))"
    }
    groups = groups.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }

  private static func cause(of group: FindingGroup) -> Cause? {
    let lead = group.lead
    guard lead.subject.key == nil, lead.subject.table != nil else { return nil }
    let bundle = FilePath(String(lead.location.path.containerOfTable))
    guard !bundle.fileExtension.isEmpty else { return nil }
    return Cause(
      rule: lead.rule,
      severity: lead.severity,
      message: lead.message,
      folder: bundle.folder,
      kind: bundle.fileExtension
    )
  }
}
