import Diagnostics
import LocalizationModel
import SourceFiles

/// Takes the word of comments for what calls with unknown keys may use.
///
///     directive = "keys" pattern { "," pattern } [ "--" reason ]
///
/// Such a comment stands on the line of its calls, or else on the line above.
struct KeyDeclarations {
  /// The comments with the calls that each is about.
  private(set) var declared: [DeclaredKeys] = []
  /// Uses of the keys that the comments name in full, as far as a table has them.
  private(set) var references: [KeyReference] = []
  /// The calls, those that a comment is about with its patterns.
  private(set) var sites: [DynamicSite]

  private let tables: [StringTable]

  private struct Line: Hashable {
    let path: FilePath
    let number: Int
  }

  init(_ directives: [ScanDirective], _ sites: [DynamicSite], in tables: [StringTable]) {
    self.sites = sites
    self.tables = tables
    let comments = directives.compactMap { directive in
      Self.patterns(in: directive.text).map { (patterns: $0, location: directive.location) }
    }
    guard !comments.isEmpty else { return }
    let files = Set(comments.map(\.location.path))
    let lines = Dictionary(grouping: sites.filter { files.contains($0.location.path) }) {
      Line(path: $0.location.path, number: $0.location.line)
    }
    var taken: Set<SourceLocation> = []
    for (patterns, location) in comments {
      let own = lines[Line(path: location.path, number: location.line)]
      let meant = own ?? lines[Line(path: location.path, number: location.line + 1)] ?? []
      declared.append(DeclaredKeys(patterns: patterns, sites: meant, location: location))
      taken.formUnion(meant.map(\.location))
    }
    self.sites.removeAll { taken.contains($0.location) }
    for comment in declared { add(comment) }
    self.sites = self.sites.ordered(by: \.location)
  }

  /// Returns what a comment declares; nil where it says something else.
  private static func patterns(in text: String) -> [KeyPattern]? {
    guard text.hasPrefix(DeclaredKeys.verb) else { return nil }
    let rest = text.dropFirst(DeclaredKeys.verb.count)
    guard rest.first.map(\.isWhitespace) ?? true else { return nil }
    let list = rest.parts(around: "--", maxSplits: 1)[0]
    return list.split(separator: ",").compactMap { KeyPattern(wildcards: $0.trimmed) }
  }

  /// Enters the calls and keys that a comment stands for.
  private mutating func add(_ comment: DeclaredKeys) {
    for site in comment.sites {
      for pattern in comment.patterns {
        if let key = pattern.onlyKey {
          guard tables.asked(by: site).contains(where: { $0.key(named: key) != nil }) else {
            continue
          }
          references.append(KeyReference(key, askedBy: site))
        } else {
          var site = site
          (site.pattern, site.reason, site.cause) = (pattern, .declared, nil)
          sites.append(site)
        }
      }
    }
  }
}

extension [StringTable] {
  /// The tables that a call may look into.
  fileprivate func asked(by site: DynamicSite) -> [StringTable] {
    filter { !site.hasKnownTable || $0.name == site.table ?? KeyReference.defaultTable }
  }
}

extension KeyReference {
  fileprivate init(_ key: String, askedBy site: DynamicSite) {
    self.init(
      key: key,
      table: site.table,
      routine: site.routine,
      location: site.location,
      context: site.context
    )
    hasKnownTable = site.hasKnownTable
    origin = .value
  }
}

extension Project {
  /// Findings for comments that declare the keys of no call, or keys that no table has.
  var problemsOfDeclaredKeys: [Diagnostic] {
    var search = PatternSearch()
    return declaredKeys.flatMap { declared -> [Diagnostic] in
      guard !declared.patterns.isEmpty else {
        return [.problem("no key is declared", declared, help: Diagnostic.helpForKeys)]
      }
      guard let site = declared.sites.first else {
        let message = "no call with an unknown key stands here or on the next line"
        return [.problem(message, declared, help: "remove the comment, or move it to its call")]
      }
      let tables = (tables + outsideTables).asked(by: site)
      return declared.patterns
        .filter { search.keys(matching: $0, in: tables)?.isEmpty == true }
        .map { pattern in
          let words = pattern.onlyKey == nil ? "a key like" : "the key"
          return .problem("no table has \(words) '\(pattern)'", declared, help: "correct it")
        }
    }
  }
}

extension Diagnostic {
  fileprivate static let helpForKeys =
    "write '\(ScanDirective.mark)\(DeclaredKeys.verb) price.*, tax'"

  fileprivate static func problem(
    _ message: String,
    _ declared: DeclaredKeys,
    help: String
  ) -> Diagnostic {
    Diagnostic(
      rule: .unusedSuppression,
      severity: .warning,
      message: message,
      location: declared.location,
      help: help,
      subject: .init(detail: declared.location.path.string)
    )
  }
}
