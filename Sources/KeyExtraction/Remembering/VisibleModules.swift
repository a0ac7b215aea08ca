import LocalizationModel
import SourceFiles

/// The modules that files see by others' imports, kept as long as files import the same.
struct VisibleModules: Sendable {
  private let isKept: Bool
  private var question: Question?
  /// The numbers of the entries that were looked at.
  private var ids: [Int] = []
  private var found: [Int: Set<String>] = [:]

  /// What is asked of all files.
  private struct Question: Equatable, Sendable {
    let modules: [String?]
    let exports: ModuleExports
    let wanted: Set<String>
  }

  init(isKept: Bool) {
    self.isKept = isKept
  }

  /// Finds the modules that files see beside those that they import themselves.
  ///
  /// - Parameters:
  ///   - files: What was read of the files.
  ///   - modules: The modules that the files belong to.
  ///   - exports: What modules import for others as well.
  ///   - wanted: The modules that matter.
  /// - Returns: By the index of a file its modules, where there are any.
  mutating func find(
    in files: [Pass<FileExtraction>.Entry],
    of modules: [String?],
    by exports: ModuleExports,
    among wanted: Set<String>
  ) -> [Int: Set<String>] {
    let question = Question(modules: modules, exports: exports, wanted: wanted)
    if self.question != question || ids.count != files.count { (ids, found) = ([], [:]) }
    for (index, file) in files.enumerated() where ids.isEmpty || ids[index] != file.id {
      let isSwift = SourceSyntax(of: file.value.extraction.path) == .swift
      let more =
        isSwift ? exports.modules(besides: file.value.imports, in: modules[index]) : []
      let visible = more.intersection(wanted)
      found[index] = visible.isEmpty ? nil : visible
    }
    if isKept { (self.question, ids) = (question, files.map(\.id)) }
    return found
  }
}
