import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A call in a package does not say that the package's own bundle has the text.
  static let missingBundle = Rule(
    id: "missing-bundle",
    severity: .error,
    risk: .wrongText,
    summary: "A call in a package does not name the bundle that has its table",
    exceptions: UnnamedBundle.summaries,
    explanation: PackageResources.missing_bundle_md,
    check: .project { project, findings in
      let packages = PackageFolders(project.declared)
      guard !packages.isEmpty else { return }
      // Nearly no call has a target of its own.
      let targets = project.targetsOfCalls(in: packages)
      for (index, owners) in project.ownersOfTexts(askedBy: targets) {
        let reference = project.references[index]
        guard let target = targets[index],
          owners.allSatisfy({ packages.target(of: $0.location.path) == target })
        else { continue }
        let exception = findings.exception(for: UnnamedBundle(owners: owners))
        if findings.merelyCounts(exception) { continue }
        findings.report(
          "text of key '\(reference.key)' is in the bundle of '\(packages.name(ofTargetAt: target))', which the call does not name",
          at: reference.location,
          severity: reference.bringsText ? .warning : nil,
          help: Project.bundleArguments[reference.routine].map { "give it '\($0)'" }
            ?? "give it 'Text(…, bundle: .module)' instead of the key",
          subject: .init(
            table: reference.tableName,
            key: reference.key,
            place: reference.location.path
          ),
          unless: exception
        )
      }
    }
  )
}

/// A call that looks in the app's bundle for what a package's bundle has.
private struct UnnamedBundle: Defect {
  let owners: [StringTable]

  static let exceptions: [Exception<Self>] = [
    Exception("app-has-the-text", "the app includes the table, too, in its own bundle") {
      $0.owners.contains(where: \.isInApp)
    }
  ]
}

extension StringTable {
  /// Whether a target of a project takes the table as well, which has it in the app's bundle then.
  fileprivate var isInApp: Bool {
    files.contains { $0.membership.places.contains { !$0.isInPackage } }
  }
}

extension Project {
  /// Returns the folders of the targets that calls stand in which look in the app's bundle, by the
  /// numbers of these calls.
  fileprivate func targetsOfCalls(in packages: PackageFolders) -> [Int: FilePath] {
    var targets: [Int: FilePath] = [:]
    var last: (path: FilePath, target: FilePath?)?
    for index in references.indices where looksInMainBundle(index) {
      // Calls come file by file.
      let path = references[index].location.path
      if last?.path != path { last = (path, target(of: path, in: packages)) }
      if let target = last?.target { targets[index] = target }
    }
    return targets
  }

  /// Whether a call is one of those that look in the app's bundle unless told otherwise.
  func looksInMainBundle(_ call: Int) -> Bool {
    // Member by member, because a whole reference has much to count.
    references[call].context == .app && !references[call].traits.contains(.namesBundle)
      && (references[call].traits.contains(.isOfView)
        || Self.bundleArguments[references[call].routine] != nil
          // Where a literal is a resource by its type, nothing can be told a bundle.
          && references[call].origin != .declaration)
  }

  /// The routines that can be told a bundle, where they look in the app's otherwise, and how they are
  /// told that of a package's target.
  fileprivate static let bundleArguments = [
    "AttributedString": "bundle: .module",
    "LocalizedStringResource": "bundle: .atURL(Bundle.module.bundleURL)",
    "NSLocalizedString": "bundle: .module",
    "String": "bundle: .module",
    "Text": "bundle: .module",
    "localizedString": "Bundle.module",
    "localizedStringForKey": "SWIFTPM_MODULE_BUNDLE",
  ]

  private func target(of path: FilePath, in packages: PackageFolders) -> FilePath? {
    let target = packages.target(of: path)
    let isCopied = target.map { target in
      declared.copyingFolders.contains { target.relative(to: $0) != nil }
    }
    return isCopied == true ? nil : target
  }

  /// Returns the calls that use a text to be translated, in their order, each with the tables that
  /// have it.
  fileprivate func ownersOfTexts(askedBy calls: [Int: FilePath]) -> [(Int, [StringTable])] {
    guard !calls.isEmpty else { return [] }
    var owners: [Int: [StringTable]] = [:]
    for table in tables {
      for index in table.keys.indices where table.keys[index].needsTranslation {
        for call in table.keys[index].references where calls[call] != nil {
          owners[call, default: []].append(table)
        }
      }
    }
    return owners.ordered(by: \.key)
  }
}
