import LocalizationModel
import SourceFiles

/// Finds the calls that format the texts which members of types give.
///
/// A file means its own members also by a part of their path, and members of other files by the whole
/// path, if one alone has it.
struct FormattedMembers {
  private let calls: [String: [FormattedMember]]
  /// How many members that other files see have a path.
  private let counts: [String: Int]

  init(_ extractions: [Extraction]) {
    calls = Dictionary(grouping: extractions.flatMap(\.formattedMembers), by: \.path)
    // Several texts of one member are one member.
    let visible = extractions.flatMap { Set($0.textMembers.filter { !$0.isPrivate }.map(\.path)) }
    counts = calls.isEmpty ? [:] : Dictionary(visible.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Returns some references of a file, those to the texts of members with what is put into them.
  func completing(_ references: [KeyReference], of file: Extraction) -> [KeyReference] {
    if calls.isEmpty || file.textMembers.isEmpty { return references }
    var references = references
    for member in file.textMembers {
      let found = calls(of: member, in: file)
      guard !found.isEmpty else { continue }
      let numbers = references.indices.filter {
        references[$0].location.offset == member.offset && references[$0].mayBeFormatted
      }
      for number in numbers {
        references[number].format(by: found, isOneOfKeys: numbers.count > 1)
      }
    }
    return references
  }

  private func calls(of member: TextMember, in file: Extraction) -> [FormattedMember] {
    // Of several types of one name, which is meant depends on where the call stands.
    let own = file.formattedMembers.filter { call in
      member.mayBe(call)
        && file.textMembers.allSatisfy { $0.path == member.path || !$0.mayBe(call) }
    }
    let isVisible = !member.isPrivate && counts[member.path] == 1
    return own.isEmpty && isVisible ? calls[member.path] ?? [] : own
  }
}

extension TextMember {
  /// Whether a call in the member's own file may mean it, if it stands in one of the types around.
  fileprivate func mayBe(_ call: FormattedMember) -> Bool {
    call.path == path || path.hasSuffix("." + call.path)
  }
}

extension KeyReference {
  /// Whether the arguments of the text are still unknown.
  fileprivate var mayBeFormatted: Bool {
    formatArguments == nil && !traits.contains(.isFilled) && !traits.contains(.isChanged)
  }

  /// Notes what calls put into the text: of those that differ the longest list.
  fileprivate mutating func format(by calls: [FormattedMember], isOneOfKeys: Bool) {
    traits.remove(.isUnfilled)
    let lists = calls.compactMap(\.arguments)
    guard lists.count == calls.count, let longest = lists.max(by: { $0.count < $1.count }) else {
      return
    }
    formatArguments = longest.indices.map { position in
      let passed = Set(lists.compactMap { position < $0.count ? $0[position] : nil })
      return passed.count == 1 ? longest[position] : .unknown
    }
    if !calls.allSatisfy(\.hasLocale) { traits.insert(.lacksLocale) }
    if isOneOfKeys || calls.contains(where: \.isAlternative) { traits.insert(.isAlternative) }
  }
}
