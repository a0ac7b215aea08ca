import Platform
import SourceFiles
import SwiftSource

/// The texts that were found for questions which many expressions ask.
final class SharedTexts: Sendable {
  private let found = Locked<[TextQuestion: FoundTexts]>([:])
  private let cases = Locked<[CaseQuestion: CaseTexts]>([:])

  subscript(question: TextQuestion) -> FoundTexts? {
    get { found.withLock { $0[question] } }
    set { found.withLock { $0[question] = newValue } }
  }

  /// How the case of an enumeration is spelled in a text.
  enum Spelling: Hashable, Sendable {
    case rawString
    case rawNumber
    case name
  }

  private struct CaseQuestion: Hashable {
    let list: ObjectIdentifier
    let spelling: Spelling
  }

  /// The texts of cases, nil for those that have none.
  private struct CaseTexts: Sendable {
    let list: CaseList
    let texts: [String?]
    let all: Texts
  }

  /// Returns the texts of some cases, or of all where one of them is no case but a static member, which
  /// may be any.
  func texts(of told: Texts?, in list: CaseList, as spelling: Spelling) -> Texts {
    let known = texts(of: list, as: spelling)
    let names = (told?.patterns ?? []).map { $0.text ?? "" }
    guard !names.isEmpty, let numbers = list.numbers(of: names) else { return known.all }
    return numbers.compactMap { known.texts[$0].map { Texts($0) } }.joined()
  }

  private func texts(of list: CaseList, as spelling: Spelling) -> CaseTexts {
    let question = CaseQuestion(list: ObjectIdentifier(list), spelling: spelling)
    return cases.withLock { cases in
      if let known = cases[question] { return known }
      let texts = list.enumerations.flatMap { $0.texts(as: spelling) }
      let all = texts.lazy.compactMap { $0.map { Texts($0) } }.joined()
      let known = CaseTexts(list: list, texts: texts, all: all)
      cases[question] = known
      return known
    }
  }
}

extension StringSources.Enumeration {
  fileprivate func texts(as spelling: SharedTexts.Spelling) -> [String?] {
    switch spelling {
    case .rawString: rawValues(ofStrings: true)
    case .rawNumber: rawValues(ofStrings: false)
    // What a case holds is spelled as well.
    case .name where cases.contains(where: \.hasPayload): cases.map { _ in nil }
    case .name: cases.map(\.name)
    }
  }
}
