import CompletenessChecks
import Diagnostics
import Facts
import Foundation
import KeyExtraction
import LocalizationModel
import ProjectModel
import SourceFiles
import StringResources
import TestSupport
import Testing

/// The cases of `Fixtures/Rules`: small projects whose files say what is found in them.
struct RuleFixtureTests {
  @Test(arguments: RuleCase.all)
  func `a project has the findings that its files announce`(example: RuleCase) {
    example.project.check(example.findings)
  }

  @Test(arguments: Rule.all)
  func `a rule has a case in which it fires and one in which it is silent`(rule: Rule) {
    let cases = RuleCase.all.filter { $0.rule.id == rule.id }
    let firing = cases.count { $0.findings.contains { $0.rule == rule.id } }
    #expect(firing > 0, "no case in Fixtures/Rules/\(rule.id) fires")
    #expect(firing < cases.count, "no case in Fixtures/Rules/\(rule.id) is silent")
    let isFixed = cases.contains {
      $0.findings.contains { $0.rule == rule.id && !$0.certainFixes.isEmpty }
    }
    #expect(isFixed == rule.isFixable, "whether some finding of a case can be mended")
  }
}

extension RuleFixtureTests {
  @Test(arguments: Rule.all)
  func `each exception of a rule has a case that is silent because of it`(rule: Rule) {
    let announced = RuleCase.all.filter { $0.rule.id == rule.id }.flatMap(\.findings).map(\.rule)
    for exception in rule.exceptions {
      #expect(
        announced.contains { $0.rawValue == "\(rule.id): \(exception.id)" },
        "no case in Fixtures/Rules/\(rule.id) announces '\(exception.id)'"
      )
    }
  }
}

extension RuleFixtureTests {
  @Test(arguments: RuleCase.all)
  func `what an exception withholds is no gap in coverage either`(example: RuleCase) {
    let (project, review) = example.reviewed
    let ids = Set(example.rule.exceptions.map(\.id))
    let coverage = project.coverage()
    for (finding, exception) in review.withheld.map({ ($0.finding, $0.exception) })
    where finding.rule == example.rule.id {
      #expect(ids.contains(exception.id), "\(finding.rule) does not list '\(exception.id)'")
      guard finding.rule.tellsGap, let language = finding.subject.language.map({ Language($0) })
      else { continue }
      guard let name = finding.subject.key else {
        let rows = coverage.filter {
          $0.language == language && $0.table == finding.subject.table
            && $0.container == finding.subject.place
        }
        #expect(rows.allSatisfy { $0.missing == 0 }, "\(finding.message): \(exception.id)")
        continue
      }
      let statuses = project.tables.filter { $0.name == finding.subject.table }.compactMap {
        table in
        table.keys.firstIndex { $0.key == name }.flatMap { table.statuses[$0, language] }
      }
      let isFine = statuses.allSatisfy { $0.isFinished || $0 == .notNeeded }
      #expect(isFine, "\(finding.message): \(exception.id)")
    }
  }
}

/// One project in the folder of the rule that it is about.
///
/// All rules that are on by default look at it, and the rule itself.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let rule: Rule
  let project: FixtureProject

  var testDescription: String { project.place }

  static let all = Rule.all.flatMap { rule in
    FixtureProject.all(in: "Rules/\(rule.id)").map { RuleCase(rule: rule, project: $0) }
  }

  var findings: [Diagnostic] {
    let review = reviewed.review
    let withheld = review.withheld.filter { $0.finding.rule == rule.id }
    return review.findings + withheld.map(\.announced)
  }

  /// The project, and what the checker says of it.
  var reviewed: (project: Project, review: Review) {
    let memory = project.memory
    if let path = option("--unreadable") { memory.fail(FilePath(path), with: .unreadable) }
    let earlier = MemoryFiles()
    for path in memory.paths where path.string.hasPrefix(Self.earlierFolder) {
      let rest = path.string.dropFirst(Self.earlierFolder.count)
      earlier[FilePath(String(rest))] = memory[path]
      memory[path] = nil
    }
    let others = Rule.onByDefault.filter { $0.id != rule.id }
    let files = read(memory)
    var checker = Checker(rules: others + [rule])
    checker.exceptions.areListed = true
    let project = joined(files.sources, files.tables, since: read(earlier))
    return (project, checker.review(project))
  }

  /// What stands in the files of a case, but those of the earlier revision.
  var files: (sources: [Extraction], tables: [LocalizedTable]) {
    let memory = project.memory
    for path in memory.paths where path.string.hasPrefix(Self.earlierFolder) { memory[path] = nil }
    return read(memory)
  }

  /// The folder that holds files as they were at an earlier revision.
  private static let earlierFolder = "Earlier/"

  private func read(_ memory: MemoryFiles) -> (sources: [Extraction], tables: [LocalizedTable]) {
    let files = memory.fileSystem
    let paths = memory.paths
    let sources = paths.filter { KeyExtractor.fileExtensions.contains(String($0.fileExtension)) }
    let tables = paths.filter { ResourceFormat.format(of: $0) != nil }
    let bases = paths.filter { $0.name == Swifternalization.baseName }
    var settings = ExtractionSettings()
    settings.extras = Set(SourceExtra.allCases)
    let extractions = KeyExtractor(settings: settings).extract(sources, in: files, jobs: 1)
    let read = tables.map { path in
      var table = ResourceFormat.readTable(at: path, in: files)
      table.membership = membership(of: path)
      return table
    }
    let texts = TextSource.readTables(
      among: paths.filter { $0.isInterface || $0.fileExtension == "intentdefinition" },
      for: read,
      in: files,
      jobs: 1
    )
    return (extractions, read + texts + Swifternalization.readTables(of: bases, in: files))
  }

  /// Joins sources and tables by the options of the case.
  func joined(
    _ extractions: [Extraction],
    _ tables: [LocalizedTable],
    since earlier: (sources: [Extraction], tables: [LocalizedTable])? = nil
  ) -> Project {
    let tables = JoinedTables(
      tables,
      besides: extractions.map(\.path),
      declared: declared,
      developmentLanguage: option("--development-language").map { Language($0) },
      expectedLanguages: languages,
      regionsInherit: project.options.contains("--inherit"),
      jobs: nil
    )
    var joined = Project(extractions, tables, properNames: options("--proper-name"))
    joined.requirements.minimum = option("--minimum-coverage").flatMap { Int($0) }
    joined.requirements.reviewedLanguages = options("--require-reviewed").map { Language($0) }
    joined.requirements.machineTranslations =
      option("--machine-translations").flatMap(MachineTranslations.init) ?? .finished
    joined.judgeMachineTranslations()
    joined.requirements.languages =
      option("--required-languages")?.split(separator: ",").map { Language($0) } ?? []
    joined.mentionedKeys = extractions.mentions(
      of: joined.namesWithoutCall,
      hashedBy: LiteralHash.all
    )
    let marks = extractions.mentions(of: joined.marksOfControls) { [LiteralHash($0)] }
    joined.dismissReplacedTexts(marks)
    if project.options.contains("--dismisses-unused") { _ = joined.dismissUnusedKeys() }
    joined.routineProposals = options("--proposes").map {
      RoutineProposal(routine: "tr(_ key)", calls: 3, tables: [$0])
    }
    joined.terms =
      project.memory[FilePath(TranslationGuide.fileName)].map { guide in
        TranslationGuide(SourceText(path: FilePath(TranslationGuide.fileName), stored: guide)).terms
      } ?? []
    joined.dismissKeysOfDevelopers()
    joined.dismissKeys(ofUnusedCode: unusedCode(of: joined, extractions))
    joined.earlierTables = earlier.map { self.joined($0.sources, $0.tables).tables } ?? []
    return joined
  }

  private func unusedCode(
    of joined: Project,
    _ sources: [Extraction]
  ) -> [SourceFiles.SourceLocation: NamedDeclaration] {
    let memory = project.memory
    let files = memory.fileSystem
    return UnusedCode(in: files, jobs: 1, asking: Facts(in: files)) {
      memory.paths.filter {
        KeyExtractor.fileExtensions.contains(String($0.fileExtension))
      }
    }
    .declarations(around: joined.placesOfGaps, in: sources)
  }

  /// What `options: --target App A/Localizable.xcstrings`, `--no-target PATH` and `--vendored PATH`
  /// stand for; nothing is known of other files.
  private func membership(of path: FilePath) -> TargetMembership {
    let options = project.options
    var places: [TargetPlace] = []
    for (index, option) in options.enumerated() {
      let rest = options[(index + 1)...]
      switch option {
      case "--no-target" where rest.first == path.string: return .outside(.noTarget)
      case "--vendored" where rest.first == path.string: return .outside(.vendored)
      case "--target" where rest.dropFirst().first == path.string:
        let name = options[index + 1]
        let manifest: FilePath = name == "Kit" ? "Kit/Package.swift" : "App.xcodeproj"
        places.append(TargetPlace(manifest: manifest, name: name, isFlat: true))
      default: break
      }
    }
    return places.isEmpty ? .unknown : .targets(places)
  }

  /// What `options: --compiled App App/App.swift` stands for; all targets are programs but `Kit`, and
  /// apps but `Widget`.
  private var compiled: ProjectManifest {
    var manifest = ProjectManifest(path: "App.xcodeproj", folder: ".")
    let options = project.options
    for index in options.indices where options[index] == "--compiled" {
      var target = BuildTarget(name: options[index + 1], isTest: false)
      target.isProgram = target.name != "Kit"
      target.isApp = target.isProgram && target.name != "Widget"
      target.claims = [ResourceClaim(path: FilePath(options[index + 2]))]
      manifest.targets.append(target)
    }
    return manifest
  }

  /// What `options: --declared en,de`, `--development-region en`, `--generates-symbols` and `--compiled`
  /// stand for.
  private var declared: DeclaredLanguages {
    var declared = DeclaredLanguages()
    declared.generatesSymbols = project.options.contains("--generates-symbols")
    if let list = option("--declared") {
      let (kind, owner) = ("knownRegions", FilePath("App.xcodeproj"))
      let path = owner.appending("project.pbxproj")
      declared.known = list.split(separator: ",").compactMap {
        declared.language(String($0), in: kind, of: owner, at: path)
      }
      declared.lists = [
        .init(kind, of: owner, at: path, languages: declared.known, isWhole: true)
      ]
    }
    declared.packages = options("--package").map { FilePath($0) }
    declared.packagesWithoutXcode = Set(
      options("--package-without-xcode").map { FilePath($0).appending("Package.swift") }
    )
    declared.deploymentTargets = options("--deployment-target").compactMap {
      Int($0).map { DeploymentTarget(.iOS, $0) }
    }
    if let region = option("--development-region").map({ Language($0) }) {
      declared.developmentLanguages = ["App.xcodeproj": region, "Kit/Package.swift": region]
      declared.development = region
    }
    declared.targets = TargetIndex([compiled])
    declared.targetsWithSources = declared.targets
    declared.notificationFolders = options("--notification-service").map { FilePath($0) }
    return declared
  }

  /// The languages of `options: --languages en,de`; nil without.
  private var languages: [Language]? {
    option("--languages")?.split(separator: ",").map { Language($0) }
  }

  private func option(_ name: String) -> String? { options(name).first }

  /// The values of all options of a name.
  private func options(_ name: String) -> [String] {
    zip(project.options, project.options.dropFirst()).filter { $0.0 == name }.map(\.1)
  }
}

extension WithheldFinding {
  /// The finding as files announce it: with the name of the exception behind that of the rule.
  fileprivate var announced: Diagnostic {
    Diagnostic(
      rule: RuleID(rawValue: "\(finding.rule): \(exception.id)"),
      severity: finding.severity,
      message: finding.message,
      location: finding.location,
      subject: finding.subject
    )
  }
}
