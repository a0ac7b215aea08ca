import Diagnostics
import TextFormats

/// Text for a terminal, in colours or without.
///
/// All that is written is made visible first, so only this type puts control codes into the output.
struct TerminalText {
  /// The emphasis of a piece of text.
  enum Style: String {
    case plain = ""
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case green = "32"
    case yellow = "1;33"
    case cyan = "1;36"
  }

  private var bytes: [UInt8] = []
  private let color: Bool

  init(color: Bool) {
    self.color = color
  }

  var whole: VisibleText { VisibleText(spelled: String(decoding: bytes, as: UTF8.self)) }

  /// Writes a piece of a line.
  mutating func write(_ text: String, _ style: Style = .plain) {
    let isStyled = color && style != .plain && !text.isEmpty
    if isStyled { bytes += "\u{1B}[\(style.rawValue)m".utf8 }
    bytes += text.visible.utf8
    if isStyled { bytes += "\u{1B}[0m".utf8 }
  }

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a whole line.
  mutating func writeLine(_ text: String, _ style: Style = .plain) {
    write(text, style)
    endLine()
  }
}

extension Severity {
  var style: TerminalText.Style {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}
