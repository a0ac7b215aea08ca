import Facts
import LocalizationModel
import SourceFiles
import SwiftSource

extension KeyExtractor {
  /// Adds the strings that SwiftUI's views show as they are, where code has one of those that matter.
  ///
  /// The files are read once more, with views in place of the routines that look keys up: a string reaches
  /// a view by the same ways as a key reaches these. `run` has read the files for these, which give another
  /// text than the one that they get.
  func addShownTexts(
    in sources: DeclaredSources,
    besides run: ExtractionRun,
    to extractions: inout [Extraction]
  ) {
    guard settings.extras.contains(.hardCodedTexts), mayShowTexts(in: sources, run, extractions)
    else { return }
    var settings = self.settings
    (settings.accessors, settings.generatedEnums, settings.extras) = ([], [], [.hardCodedTexts])
    settings.lookUps = run.context
    let former = sources.reading
    let reading = Reading(former.sources, former.facts.asked(for: "shown texts"))
    let known = reading.facts.answer("known routines") { _ in
      KnownRoutines(settings.readsSwiftUI ? .displays : .otherDisplays)
    }
    let index = DeclarationIndex(reading, sources.packages, known, .frameworks)
    let shown = DeclaredSources(reading: reading, index: index, packages: sources.packages)
    var second = ExtractionRun(shown, settings)
    var found: [Int: [HardCodedText]] = [:]
    for (number, extraction) in second.extract().enumerated() where number < extractions.count {
      let shown = extraction.hardCodedTexts + extraction.shownTexts
      if shown.isEmpty { continue }
      found[number] = shown
      extractions[number].declarations += extraction.declarations
    }
    if found.isEmpty { return }
    let literals = ShownLiterals(
      of: Array(found.values.joined()),
      in: extractions,
      reading.sources,
      below: settings.roots
    )
    for (number, texts) in found {
      let origins = second.origins(at: number)
      extractions[number].hardCodedTexts += texts.map { text in
        literals.placing(text, from: origins[text.location.offset] ?? [])
      }
    }
  }
}

extension KeyExtractor {
  /// Returns whether a file of Swift has one of the texts that matter as a literal which may be shown, and
  /// uses no such key; where all texts matter, any file may.
  ///
  /// Complexity: linear in the literals and the texts.
  private func mayShowTexts(
    in sources: DeclaredSources,
    _ run: ExtractionRun,
    _ extractions: [Extraction]
  ) -> Bool {
    guard let texts = settings.shownTexts else { return true }
    let files = extractions.indices.filter {
      !extractions[$0].literals.isEmpty && SourceSyntax(of: extractions[$0].path) == .swift
    }
    if files.isEmpty { return false }
    let wanted = WantedLiterals(texts())
    let found = files.compactMap { index -> (index: Int, item: Set<LiteralHash>)? in
      let found = wanted.found(among: extractions[index].literals)
      // Most files have none.
      if found.isEmpty { return nil }
      let left = extractions[index].leavingOutLookedUp(Set(found))
      return left.isEmpty ? nil : (index, left)
    }
    let hasPackages = !sources.packages.sources.isEmpty
    return sources.reading.sources.map(found) { unit, _, found in
      guard case .success(let unit) = unit else { return false }
      return unit.mayHandOn(found) { name in
        hasPackages || !RoutineTable.displays[name].isEmpty || run.declares(name)
      }
    }.contains(true)
  }
}

extension Extraction {
  /// The result of an extraction with views in place of routines.
  ///
  /// A literal where a declaration wants a localizable type is looked up.
  fileprivate var shownTexts: [HardCodedText] {
    let partlyKnown = dynamicSites.filter { !$0.pattern.isUnbounded }
    return references.filter(\.isOfString).map {
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

extension Extraction {
  /// Leaves out the keys that calls use, unless more literals have the text, and what stands beside these.
  fileprivate func leavingOutLookedUp(_ found: Set<LiteralHash>) -> Set<LiteralHash> {
    let keys = references.lazy.map { LiteralHash($0.key) }.filter(found.contains)
    let calls = Dictionary(grouping: keys) { $0 }.mapValues(\.count)
    let all = Dictionary(grouping: literals.lazy.filter { calls[$0] != nil }) { $0 }
    var left = found.filter { calls[$0] ?? 0 < all[$0]?.count ?? 1 }
    // Comments are long, and most files have nothing left.
    if left.isEmpty { return left }
    for reference in references {
      if let value = reference.value { left.remove(LiteralHash(value)) }
      if let comment = reference.comment { left.remove(LiteralHash(comment)) }
    }
    return left
  }
}
