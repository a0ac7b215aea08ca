import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// The code of a target uses texts of a table that is in another target alone.
  static let missingMembership = Rule(
    id: "missing-membership",
    severity: .error,
    risk: .untranslated,
    summary: "A target does not include the table or the keys that its code uses",
    exceptions: LostText.summaries,
    explanation: PackageResources.missing_membership_md,
    check: .project { project, findings in
      guard let targets = project.declared.targets else { return }
      for (place, lost) in project.lostTexts(in: targets, findings).ordered(by: \.key) {
        if findings.merelyCounts(place.exception, times: lost.calls.count) { continue }
        findings.report(lost, at: place, in: project)
      }
    }
  )
}

extension Findings {
  /// Reports the calls of a target that use texts of one table in vain.
  fileprivate mutating func report(_ lost: LostTexts, at place: LostPlace, in project: Project) {
    var callOfKey: [String: Int] = [:]
    for call in lost.calls.reversed() { callOfKey[project.references[call].key] = call }
    let (target, table) = (place.target, place.table)
    let texts = callOfKey.count == 1 ? "1 text" : "\(callOfKey.count) texts"
    let owners = (lost.owners.count == 1 ? "target " : "targets ") + lost.owners.sorted().quotedList
    let others = callOfKey.values.sorted().dropFirst().prefix(3).map { project.references[$0] }
    report(
      place.hasTable
        ? "target '\(target)' uses \(texts) that its table '\(table)' does not have"
        : "table '\(table)' is not a member of target '\(target)', whose code uses \(texts) of it",
      at: project.references[lost.calls[0]].location,
      severity: lost.areShared || lost.calls.allSatisfy { project.references[$0].bringsText }
        ? .warning : nil,
      notes: place.hasTable
        ? [.init("\(callOfKey.count == 1 ? "it is" : "they are") in the table of \(owners)")]
          + others.map { .init("'\($0.key.shortened)' is used, too", at: $0.location) }
        : [.init("\(owners) includes it")],
      help: place.hasTable
        ? "add the texts to the target's table, or include the other one instead"
        : "add the table to the target, or give the target one with the texts",
      subject: .init(table: table, detail: target),
      unless: place.exception
    )
  }
}

/// Where texts are requested in vain.
private struct LostPlace: Hashable, Comparable {
  let target: String
  let table: String
  /// Whether the target has another table of the same name.
  var hasTable = false
  /// Why they are withheld; nil where they are told.
  var exception: RuleException?

  static func < (left: LostPlace, right: LostPlace) -> Bool {
    if left.target != right.target { return left.target < right.target }
    if left.table != right.table { return left.table < right.table }
    if left.hasTable != right.hasTable { return right.hasTable }
    return left.exception?.id ?? "" < right.exception?.id ?? ""
  }
}

/// A call that uses a text which the tables of its target lack.
private struct LostText: Defect {
  let reference: KeyReference
  /// Whether the app has one language.
  let isOfOnlyLanguage: Bool
  /// Whether the target may compile the call and never make it; nil where it has no table of the name.
  var mayNotCall: Bool?
  /// Whether the target's own tables have texts in other languages.
  var hasTranslations = true

  static let exceptions: [Exception<Self>] = [
    Exception(.onlyLanguage) { $0.isOfOnlyLanguage && $0.reference.bringsText },
    Exception("code-under-a-condition", "a condition may exclude the call from the target") {
      $0.mayNotCall != nil && $0.reference.traits.contains(.isConditional)
    },
    Exception("text-of-shared-code", "the target may never show the text, and code has it") {
      $0.mayNotCall == true && $0.reference.bringsText
    },
    Exception("untranslated-target", "the target's tables have one language, and code the text") {
      !$0.hasTranslations && $0.reference.bringsText
    },
  ]
}

/// Calls that find nothing, and the targets whose tables have the texts.
private struct LostTexts {
  var calls: [Int] = []
  var owners: Set<String> = []
  /// Whether targets that have the texts make all of the calls as well: the others may never make them.
  var areShared = true

  mutating func add(_ call: Int, ownedBy owner: String, isShared: Bool) {
    calls.append(call)
    owners.insert(owner)
    areShared = areShared && isShared
  }
}

extension Project {
  /// Returns the calls that use a text which only other targets have, by the targets that compile
  /// them.
  fileprivate func lostTexts(
    in targets: TargetIndex,
    _ findings: Findings
  ) -> [LostPlace: LostTexts] {
    var takers = TableTakers(self, targets)
    var lacks: [Int: TableTakers.Lack] = [:]
    var rivals: [Int: [TableTakers.OwnTables]] = [:]
    for index in references.indices where looksInMainBundle(index) {
      let table = KeyReference.tableName(references[index].table)
      let answer = takers.answer(about: table, in: references[index].location.path)
      if let lack = answer.lack {
        lacks[index] = lack
      } else if !answer.rivals.isEmpty, references[index].isWorthATranslation {
        rivals[index] = answer.rivals
      }
    }
    if lacks.isEmpty && rivals.isEmpty { return [:] }
    var lost: [LostPlace: LostTexts] = [:]
    let isOnlyLanguage = languages.expected.count < 2
    let answers = tablesThatAnswer { lacks[$0] != nil || rivals[$0] != nil }
    // Those come first that no target with the table makes.
    let calls = answers.ordered(by: \.key)
    for (call, tables) in calls.filter({ lacks[$0.key] != nil })
      + calls.filter({ lacks[$0.key] == nil })
    {
      let table = KeyReference.tableName(references[call].table)
      if let lack = lacks[call] {
        let text = LostText(reference: references[call], isOfOnlyLanguage: isOnlyLanguage)
        let exception = findings.exception(for: text)
        for target in lack.programs {
          let place = LostPlace(target: target, table: table, exception: exception)
          lost[place, default: .init()].add(call, ownedBy: lack.owner, isShared: false)
        }
      }
      for own in rivals[call] ?? [] where own.tables.isDisjoint(with: tables) {
        guard let owner = tables.compactMap({ takers.owner(of: $0) }).min() else { continue }
        let text = LostText(
          reference: references[call],
          isOfOnlyLanguage: isOnlyLanguage,
          mayNotCall: own.mayNotCall,
          hasTranslations: hasTranslations(own.tables)
        )
        let place = LostPlace(
          target: own.target,
          table: table,
          hasTable: !own.tables.isEmpty,
          exception: findings.exception(for: text)
        )
        lost[place, default: .init()].add(call, ownedBy: owner, isShared: true)
      }
    }
    return lost
  }

  /// Returns the tables that have what some calls use, by the calls, where it needs translations.
  private func tablesThatAnswer(_ isAsked: (Int) -> Bool) -> [Int: Set<Int>] {
    var answers: [Int: Set<Int>] = [:]
    var isNeeded: Set<Int> = []
    for table in tables.indices {
      for key in tables[table].keys.indices {
        for call in tables[table].keys[key].references where isAsked(call) {
          answers[call, default: []].insert(table)
          if tables[table].keys[key].needsTranslation { isNeeded.insert(call) }
        }
      }
    }
    return answers.filter { isNeeded.contains($0.key) }
  }

  /// Whether some tables have texts in another language than the development language.
  private func hasTranslations(_ numbers: Set<Int>) -> Bool {
    numbers.contains { tables[$0].languages.contains { $0 != languages.development } }
  }
}
