import FormatStrings
import LocalizationModel

/// The use that code makes of a key's text, as far as its calls tell.
enum TextUse {
  case unknown
  /// A routine puts arguments in, or would if it got any: `%` is a sign of its grammar.
  case formatted
  /// Nothing formats it: `%` is a sign like any other.
  case shown

  init(of key: TableKey, in table: StringTable, _ references: [KeyReference]) {
    if key.calls.contains(.arguments),
      key.references.contains(where: { references[$0].formatArguments != nil })
    {
      self = .formatted
    } else if key.references.isEmpty {
      self = key.key.isInterfaceBuilderKey || table.isOfInfoPropertyList ? .shown : .unknown
    } else {
      let areShown = key.references.allSatisfy { references[$0].traits.contains(.isShown) }
      self = areShown ? .shown : .unknown
    }
  }
}

extension TableKey {
  /// The positions of the arguments that code gives as endings of words, with its own idea of what a
  /// plural is: `"\(n) plugin\(n == 1 ? "" : "s")"` asks for `%lld plugin%@`.
  func handmadeSuffixes(_ calls: [KeyReference]) -> Set<Int> {
    guard references.contains(where: { calls[$0].traits.contains(.hasHandmadeSuffix) }) else {
      return []
    }
    let bytes = Array(key.utf8)
    let positions = FormatString(key).placeholders.enumerated().compactMap { index, placeholder in
      let start = placeholder.range.lowerBound
      let isSuffix = placeholder.kind == .object && start > 0 && bytes[start - 1].isLetter
      return isSuffix ? placeholder.position ?? index + 1 : nil
    }
    return Set(positions)
  }
}
