import SourceFiles

extension String {
  /// The text on one line, with escapes for whatever would be obeyed instead of shown.
  ///
  /// A line feed becomes `\n`, an escape character `\u{1B}`: no text of a project can command the
  /// terminal, forge a line of output, or reorder what stands beside it. Nor can it command whoever
  /// runs the program and reads its output: GitHub obeys lines that begin with `::`, GitHub, Azure
  /// Pipelines and TeamCity whatever looks like `##[…]` or `##vso[…]`.
  package var visible: String {
    let isCommand = utf8.holds("::") || utf8.holdsServiceCommand
    guard isCommand || unicodeScalars.contains(where: \.isControlOfText) else { return self }
    let scalars = Array(unicodeScalars)
    let start = scalars.firstIndex { !$0.properties.isWhitespace }
    var text = ""
    for (index, scalar) in scalars.enumerated() {
      let isObeyed = isCommand && scalars[index...].beginCommand(atStart: index == start)
      if isObeyed || scalar.isControlOfText {
        text += scalar.escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Collection<UInt8> {
  /// Whether something like `##[…]` or `##vso[…]` stands among the bytes, which build services obey
  /// wherever it stands in a line.
  var holdsServiceCommand: Bool {
    guard holds("##") else { return false }
    var (signs, isWord) = (0, false)
    for byte in self {
      if isWord, byte == UInt8(ascii: "[") { return true }
      signs = byte == UInt8(ascii: "#") ? signs + 1 : 0
      let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      isWord = signs > 1 || (isWord && isLetter)
    }
    return false
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Tells whether the scalars begin like the command of a build service.
  fileprivate func beginCommand(atStart isAtStart: Bool) -> Bool {
    guard count > 2 else { return false }
    if self[startIndex] == ":" { return isAtStart && self[startIndex + 1] == ":" }
    guard self[startIndex] == "#", self[startIndex + 1] == "#" else { return false }
    return dropFirst(2).first { !$0.isASCII || !$0.properties.isAlphabetic } == "["
  }
}

extension Unicode.Scalar {
  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
