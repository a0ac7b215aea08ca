import Facts
import LocalizationModel
import SourceFiles
import SwiftSource

extension KeyExtractor {
  /// Adds the strings that SwiftUI's views show as they are, where code has one of those that matter.
  ///
  /// The files are read once more, with views in place of the routines that look keys up: a string reaches
  /// a view by the same ways as a key reaches these. `lookUps` is the context of these, which give another
  /// text than the one that they get.
  func addShownTexts(
    in sources: DeclaredSources,
    besides lookUps: ProjectContext?,
    to extractions: inout [Extraction]
  ) {
    guard settings.extras.contains(.hardCodedTexts), extractions.mayShow(settings.shownTexts)
    else { return }
    var settings = self.settings
    (settings.accessors, settings.generatedEnums, settings.extras) = ([], [], [.hardCodedTexts])
    settings.lookUps = lookUps
    let former = sources.reading
    let reading = Reading(former.sources, former.facts.asked(for: "shown texts"))
    let known = reading.facts.answer("known routines") { _ in
      KnownRoutines(settings.readsSwiftUI ? .displays : .otherDisplays)
    }
    let index = DeclarationIndex(reading, sources.packages, known, .frameworks)
    let shown = DeclaredSources(reading: reading, index: index, packages: sources.packages)
    var run = ExtractionRun(shown, settings)
    for (number, extraction) in run.extract().enumerated() where number < extractions.count {
      let shown = extraction.hardCodedTexts + extraction.shownTexts
      if shown.isEmpty { continue }
      extractions[number].hardCodedTexts += shown
      extractions[number].declarations += extraction.declarations
    }
  }
}

extension Extraction {
  /// The result of an extraction with views in place of routines.
  ///
  /// A literal that is an argument of a view is looked up, unless the argument can be a string as well:
  /// `Text(title ?? "Untitled")`. So is one where a declaration wants a localizable type.
  fileprivate var shownTexts: [HardCodedText] {
    let strings = Set(
      dynamicSites.map(\.location) + references.filter(\.isOfString).map(\.location)
    )
    let known = references.filter { reference in
      reference.isOfString || reference.origin == .argument && strings.contains(reference.location)
    }
    let partlyKnown = dynamicSites.filter { !$0.pattern.isUnbounded }
    return known.map {
      HardCodedText(
        text: KeyPattern([.literal($0.key)]),
        display: $0.routine,
        location: $0.location,
        context: $0.context
      )
    }
      + partlyKnown.map {
        HardCodedText(
          text: $0.pattern,
          display: $0.routine,
          location: $0.location,
          context: $0.context
        )
      }
  }
}

extension KeyReference {
  /// Whether the text reaches the view as a string.
  fileprivate var isOfString: Bool { origin == .wrapper || origin == .value }
}

extension [Extraction] {
  /// Returns whether a file of Swift has one of some texts as a literal and uses no such key, so that
  /// code may show that text as it is; without texts any literal matters.
  ///
  /// Complexity: linear in the literals and the texts.
  fileprivate func mayShow(_ texts: (() -> [LiteralHash])?) -> Bool {
    guard let texts else { return true }
    let files = indices.filter {
      !self[$0].literals.isEmpty && SourceSyntax(of: self[$0].path) == .swift
    }
    if files.isEmpty { return false }
    let wanted = WantedLiterals(texts())
    return files.contains { index in
      let found = wanted.found(among: self[index].literals)
      return !found.isEmpty
        && !Set(self[index].references.map { LiteralHash($0.key) }).isSuperset(of: found)
    }
  }
}
