import LocalizationModel
import SourceFiles
import SwiftSource

/// The arguments that are put into a file's texts, by the places of the calls that give the texts.
struct FormattedTexts {
  private var calls: [Int: (call: FormattingCall, isAlternative: Bool)] = [:]
  /// Those whose texts are members of types, which may be declared elsewhere.
  private(set) var members: [FormattedMember] = []

  /// Enters a call that formats.
  ///
  /// A text that is a variable is looked for at the assignments before the call.
  mutating func add(_ call: FormattingCall, in list: TokenList) {
    let sources = list.sources(of: call.text)
    for source in sources {
      let parts = list.joinedParts(of: source.text)
      // Which of the arguments a part takes, the others tell, and these are not at hand.
      let isWhole = parts.count == 1 && !source.isPart
      let call = isWhole ? call : call.withUnknownArguments
      if isWhole, let path = list.memberPath(in: source.text) {
        members.append(call.formattedMember(path, isAlternative: sources.count > 1))
      }
      for offset in parts.flatMap(list.namesOfText) where calls[offset] == nil {
        calls[offset] = (call, isAlternative: sources.count > 1)
      }
    }
  }

  /// Tells references what their texts are formatted with.
  ///
  /// A call that may use other keys as well, in `sites`, passes what any of them shows.
  func complete(_ references: inout [KeyReference], besides sites: [DynamicSite]) {
    guard !calls.isEmpty else { return }
    let openCalls = Set(sites.map(\.location.offset))
    for index in references.indices where !references[index].traits.contains(.isFilled) {
      let offset = references[index].location.offset
      guard let (call, isAlternative) = calls[offset] else { continue }
      references[index].formatArguments = call.arguments
      references[index].traits.remove(.isUnfilled)
      if !call.hasLocale { references[index].traits.insert(.lacksLocale) }
      // The keys of one look-up stand side by side.
      let isOneOfKeys = [index - 1, index + 1].contains {
        references.indices.contains($0) && references[$0].location.offset == offset
      }
      if isAlternative || isOneOfKeys || openCalls.contains(offset) {
        references[index].traits.insert(.isAlternative)
      }
    }
  }
}
