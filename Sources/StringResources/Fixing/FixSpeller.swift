package import Diagnostics
package import SourceFiles

/// Turns what fixes want into replacements of bytes, as one file spells its texts.
///
/// Only the bytes that differ are replaced.
package struct FixSpeller {
  private let text: SourceText
  private let form: TableForm
  private var locator: SourceLocator
  private lazy var items = RemovableItems(text.bytes, form: form)

  package init(_ text: SourceText) {
    self.text = text
    form = TableForm(of: text)
    locator = SourceLocator(text)
  }

  /// Returns a fix that consists of replacements; nil where the file leaves no way to make it.
  package mutating func spell(_ fix: Fix) -> Fix? {
    var edits: [Fix.Edit] = []
    var removed: [Int] = []
    for edit in fix.edits {
      switch edit.change {
      case .replace: edits.append(edit)
      case .setText(let string): edits.append(replacement(of: edit.location.range, by: string))
      case .remove: removed.append(edit.location.offset)
      // Tables have no calls.
      case .replaceKey: return nil
      }
    }
    if !removed.isEmpty {
      guard let ranges = items.ranges(removing: removed) else { return nil }
      edits += ranges.map { .init(.replace(with: ""), at: locator.location(of: $0)) }
    }
    return Fix(fix.summary, edits, needsConsent: fix.needsConsent)
  }

  private mutating func replacement(of range: Range<Int>, by string: String) -> Fix.Edit {
    let (old, new) = (text.bytes[range], form.literal(string)[...])
    let start = old.commonPrefix(with: new)
    let end = old.dropFirst(start).commonSuffix(with: new.dropFirst(start))
    let change = String(decoding: new.dropFirst(start).dropLast(end), as: UTF8.self)
    let place = range.lowerBound + start..<range.upperBound - end
    return .init(.replace(with: change), at: locator.location(of: place))
  }
}

extension ArraySlice<UInt8> {
  /// How many bytes at the start are the same, without a character of which only a part is.
  fileprivate func commonPrefix(with other: ArraySlice<UInt8>) -> Int {
    var count = zip(self, other).prefix { $0 == $1 }.count
    while count > 0,
      dropFirst(count).first?.isContinuation == true
        || other.dropFirst(count).first?.isContinuation == true
    {
      count -= 1
    }
    return count
  }

  /// How many bytes at the end are the same, without a character of which only a part is.
  fileprivate func commonSuffix(with other: ArraySlice<UInt8>) -> Int {
    var count = zip(reversed(), other.reversed()).prefix { $0 == $1 }.count
    while count > 0, self[endIndex - count].isContinuation { count -= 1 }
    return count
  }
}

extension UInt8 {
  /// Whether the byte continues a character of UTF-8.
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}
