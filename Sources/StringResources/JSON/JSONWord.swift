import SourceFiles

/// The values of JSON that are words: numbers, `true`, `false`, `null`.
enum JSONWord {
  static func isValid(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first else { return false }
    if "a"..."z" ~= first { return names.contains(Array(word)) }
    return isNumber(word)
  }

  private static let names = ["true", "false", "null"].map { Array($0.utf8) }

  /// Whether a word is a number as JSON has it: `-0.5e+3`, but neither `01` nor `.5`.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word.first == 0x2D ? word.dropFirst() : word
    let integer = rest.prefix(while: \.isDigit)
    guard !integer.isEmpty, integer.count == 1 || integer.first != 0x30 else { return false }
    rest = rest.dropFirst(integer.count)
    if rest.first == 0x2E {
      let digits = rest.dropFirst().prefix(while: \.isDigit)
      guard !digits.isEmpty else { return false }
      rest = rest.dropFirst(1 + digits.count)
    }
    guard let mark = rest.first else { return true }
    guard mark == "e" || mark == "E" else { return false }
    rest = rest.dropFirst()
    if rest.first == 0x2B || rest.first == 0x2D { rest = rest.dropFirst() }
    return !rest.isEmpty && rest.allSatisfy(\.isDigit)
  }
}
