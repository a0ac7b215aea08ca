import TextFormats

/// Data of a project in JSON, one value on each line.
///
/// Texts stand in JSON's strings, where controls and signs that reorder are escapes, and so are
/// backquotes that would end the fence around the block.
struct DataBlock: Sendable {
  private var lines: [[UInt8]] = []
  private var size = 0

  /// No block has more bytes, so that an answer has 24,000 at most with its sentence and the fence.
  static let sizeLimit = 23_000

  var count: Int { lines.count }

  /// Adds a value where there is room, and returns whether there was.
  @discardableResult
  mutating func add(_ write: (inout JSONWriter) -> Void) -> Bool {
    var json = JSONWriter(.compact)
    write(&json)
    return add(json.bytes)
  }

  /// Adds a value that is JSON already.
  mutating func add(_ json: [UInt8]) -> Bool {
    let line = json.escapingFences
    guard size + line.count <= Self.sizeLimit else { return false }
    lines.append(line)
    size += line.count + 1
    return true
  }

  /// The block with the fence around it; nothing where there are no data.
  var fenced: VisibleText {
    if lines.isEmpty { return "" }
    let body = lines.joined(separator: [0x0A])
    return VisibleText(encoded: Array("\n```json\n".utf8) + Array(body) + Array("\n```".utf8))
  }
}

extension [UInt8] {
  /// JSON in which no more than two backquotes stand in a row.
  fileprivate var escapingFences: [UInt8] {
    var (result, run) = ([UInt8](), 0)
    for byte in self {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      if run == 3 {
        result += "\\u0060".utf8
        run = 0
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
