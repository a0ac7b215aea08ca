import AuditReports
import CompletenessChecks
import KeyExtraction
import LocalizationModel
import SourceFiles
import StringResources

extension Stage {
  /// Every stage, in the order in which an audit has them.
  static let all: [Stage] =
    [
      walk, read, lex("Swift", ["swift"]), lex("Objective-C", ["m", "mm", "h", "c", "cpp"]),
      extract, join,
    ]
    + ResourceFormat.all.map(parse) + Rule.all.map(check) + [coverage]
    + Reporter.all.map(report) + [audit]

  private static let walk = Stage("walk") { input in
    let count = input.sourcePaths.count
    return Work(files: count, bytes: 0) { input.sourcePaths.count }
  }

  private static let read = Stage("read") { input in
    let paths = input.sourcePaths
    let read = { paths.reduce(0) { $0 + ((try? FileSystem.local.read($1))?.count ?? 0) } }
    return Work(files: paths.count, bytes: read(), run: read)
  }

  private static func lex(_ language: String, _ fileExtensions: Set<String>) -> Stage {
    Stage("lex \(language)") { input in
      Work(input.texts(fileExtensions)) { KeyExtractor.tokenCount(of: $0) }
    }
  }

  private static let extract = Stage("extract") { input in
    let paths = input.sourcePaths
    let bytes = paths.reduce(0) { $0 + ((try? FileSystem.local.read($1))?.count ?? 0) }
    return Work(files: paths.count, bytes: bytes) {
      KeyExtractor().extract(paths, in: .local, jobs: 1).reduce(0) { $0 + $1.references.count }
    }
  }

  private static func parse(_ format: ResourceFormat) -> Stage {
    Stage("parse \(format.id)") { input in
      Work(input.texts(Set(format.fileExtensions))) { text in
        format.table(from: text.bytes, at: text.path).entries.count
      }
    }
  }

  private static let join = Stage("join") { input in
    let (extractions, tables) = (input.extractions(), input.tables())
    return Work(files: extractions.count + tables.count, bytes: 0) {
      Project(extractions: extractions, tables: tables).tables.count
    }
  }

  private static func check(_ rule: Rule) -> Stage {
    Stage("rule \(rule.id)") { input in
      let project = input.project()
      let checker = Checker(rules: [rule])
      return Work(files: project.tables.count, bytes: 0) { checker.check(project).count }
    }
  }

  private static let coverage = Stage("coverage") { input in
    let project = input.project()
    return Work(files: project.tables.count, bytes: 0) { project.coverage().count }
  }

  private static func report(_ reporter: Reporter) -> Stage {
    Stage("report \(reporter.id)") { input in
      // Without an audit there is nothing to report.
      guard let report = try? input.audit.makeReport() else { return Work(files: 0, bytes: 0) { 0 } }
      let render = { reporter.render(report, RenderOptions()).bytes.count }
      return Work(files: 1, bytes: render(), run: render)
    }
  }

  private static let audit = Stage("audit") { input in
    let bytes = input.texts(KeyExtractor.fileExtensions.union(ResourceFormat.fileExtensions))
      .reduce(0) { $0 + $1.bytes.count }
    return Work(files: input.sourcePaths.count + input.tablePaths.count, bytes: bytes) {
      // Without anything to audit it counts as nothing.
      (try? input.audit.makeReport())?.findings.count ?? 0
    }
  }
}
