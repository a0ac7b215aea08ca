/// The simple commands of a shell script, or of a make file, each with its words.
///
/// What a variable or another command stands for is not known: `*` stands for it, as for any text.
struct ShellCommands {
  /// The words of each command, without quotation marks, comments and redirections.
  private(set) var commands: [[String]] = []
  /// The names of the functions that the script defines.
  private(set) var functions: Set<String> = []

  private let bytes: [UInt8]
  private var position = 0
  private var words: [String] = []
  private var word: [UInt8] = []
  /// Whether a word has begun, if only with a quotation mark.
  private var isInWord = false
  /// Whether the next word is the file of a redirection.
  private var skipsWord = false
  private var isInArray = false
  /// Where the text ends that begins on the next line, for a command of this one; nil where none does.
  private var hereDocumentEnd: Int?

  /// How many commands lie around this one, each of which takes the output of the next.
  private let depth: Int

  /// Commands within commands are read to this depth, deeper than any person nests them, so that
  /// hostile input costs linear time.
  private static let depthLimit = 16

  init(_ script: String) {
    self.init(bytes: Array(script.utf8), depth: 0)
  }

  private init(bytes: [UInt8], depth: Int) {
    (self.bytes, self.depth) = (bytes, depth)
    while position < bytes.count { read() }
    endCommand()
  }

  private func byte(at position: Int) -> UInt8 {
    bytes.indices.contains(position) ? bytes[position] : 0
  }

  private mutating func read() {
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\\"): readEscape()
    case UInt8(ascii: "'"):
      isInWord = true
      word += take(until: byte)
    case UInt8(ascii: "\""): readQuoted()
    case UInt8(ascii: "$"): readVariable()
    case UInt8(ascii: "`"): readSubstitution(take(until: byte))
    case UInt8(ascii: "#") where !isInWord:
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: " "), UInt8(ascii: "\t"): endWord()
    case UInt8(ascii: "\n") where isInArray: endWord()
    case UInt8(ascii: "\n") where hereDocumentEnd != nil:
      endCommand()
      position = max(position, hereDocumentEnd ?? position)
      hereDocumentEnd = nil
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"), UInt8(ascii: "&"),
      UInt8(ascii: "|"):
      endCommand()
    case UInt8(ascii: "("): readParenthesis()
    case UInt8(ascii: ")"):
      endCommand()
      isInArray = false
    case UInt8(ascii: "<"), UInt8(ascii: ">"): readRedirection()
    default: append(byte)
    }
  }

  private mutating func append(_ byte: UInt8) {
    isInWord = true
    word.append(byte)
  }

  private mutating func readEscape() {
    let escaped = byte(at: position)
    position += 1
    if escaped != UInt8(ascii: "\n"), escaped != 0 { append(escaped) }
  }

  private mutating func readQuoted() {
    isInWord = true
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return
      case UInt8(ascii: "\\"): readEscape()
      case UInt8(ascii: "$"): readVariable()
      case UInt8(ascii: "`"): readSubstitution(take(until: byte))
      default: word.append(byte)
      }
    }
  }

  /// Reads what follows a dollar sign.
  private mutating func readVariable() {
    switch byte(at: position) {
    case UInt8(ascii: "("):
      readSubstitution(takeBracket(UInt8(ascii: "("), UInt8(ascii: ")")))
    case UInt8(ascii: "{"):
      _ = takeBracket(UInt8(ascii: "{"), UInt8(ascii: "}"))
      append(UInt8(ascii: "*"))
    case let first:
      position += 1
      if first.isOfName {
        while byte(at: position).isOfName { position += 1 }
      }
      append(UInt8(ascii: "*"))
    }
  }

  /// Reads a command whose output becomes a part of the word.
  private mutating func readSubstitution(_ inner: ArraySlice<UInt8>) {
    append(UInt8(ascii: "*"))
    guard depth < Self.depthLimit else { return }
    commands += ShellCommands(bytes: Array(inner), depth: depth + 1).commands
  }

  private mutating func readParenthesis() {
    if word.last == UInt8(ascii: "=") {
      append(UInt8(ascii: "("))
      isInArray = true
      endWord()
    } else if isInWord, byte(at: position) == UInt8(ascii: ")") {
      functions.insert(String(decoding: word, as: UTF8.self))
      (word, isInWord) = ([], false)
      endCommand()
    } else {
      endCommand()
    }
  }

  private mutating func readRedirection() {
    if isHereDocument { return readHereDocument() }
    let isNumber = word.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if isNumber { (word, isInWord) = ([], false) }
    endWord()
    while [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&")].contains(byte(at: position)) {
      position += 1
    }
    skipsWord = true
  }

  /// Whether two signs follow each other, and no third one does: `<<END`.
  private var isHereDocument: Bool {
    let sign = UInt8(ascii: "<")
    return hereDocumentEnd == nil && byte(at: position - 1) == sign
      && byte(at: position) == sign && byte(at: position + 1) != sign
  }

  /// Passes over text that a command reads, up to the line that is the word behind `<<`.
  private mutating func readHereDocument() {
    let line = bytes[(position + 1)...].prefix { $0 != UInt8(ascii: "\n") }
    let end = line.drop { !$0.isOfName }.prefix { $0.isOfName }
    guard !end.isEmpty else { return }
    var start = line.endIndex
    var isFound = false
    while start < bytes.count, !isFound {
      let next = bytes[(start + 1)...].prefix { $0 != UInt8(ascii: "\n") }
      isFound = next.drop { $0 == UInt8(ascii: "\t") } == end
      start = next.endIndex
    }
    hereDocumentEnd = start
    // What stands behind the word belongs to the command.
    position = end.endIndex
    if byte(at: position) == UInt8(ascii: "'") || byte(at: position) == UInt8(ascii: "\"") {
      position += 1
    }
  }

  private mutating func endWord() {
    if isInWord, !skipsWord { words.append(String(decoding: word, as: UTF8.self)) }
    if isInWord { skipsWord = false }
    (word, isInWord) = ([], false)
  }

  private mutating func endCommand() {
    endWord()
    if words.first == "function", words.count > 1 { functions.insert(words[1]) }
    if !words.isEmpty { commands.append(words) }
    (words, skipsWord) = ([], false)
  }

  /// Returns what comes before a byte, which is passed.
  private mutating func take(until end: UInt8) -> ArraySlice<UInt8> {
    let rest = bytes[min(position, bytes.count)...]
    let last = rest.firstIndex(of: end) ?? bytes.count
    position = last + 1
    return rest[..<last]
  }

  /// Returns what stands between two brackets that belong together, which are passed.
  private mutating func takeBracket(_ open: UInt8, _ close: UInt8) -> ArraySlice<UInt8> {
    let start = position + 1
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      depth += byte == open ? 1 : byte == close ? -1 : 0
      if depth == 0 { return bytes[start..<position - 1] }
    }
    return bytes[min(start, bytes.count)...]
  }
}

extension UInt8 {
  fileprivate var isOfName: Bool {
    (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || (self >= 0x30 && self <= 0x39)
      || self == UInt8(ascii: "_")
  }
}
