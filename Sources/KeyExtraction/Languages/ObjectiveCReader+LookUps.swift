import LocalizationModel
import SourceFiles
import SwiftSource
extension ObjectiveCReader {
  /// Notes a name that is that of a look-up, where a message is sent or something is declared by it.
  func noteLookUp(at name: Int, into file: inout FileReading) {
    guard LookUpWords.contain(list.bytes, list[name].range) else { return }
    if let receiver = receivers.string(before: name) {
      guard list.kind(receiver.lowerBound) != .string, list.kind(name + 1) != .equals,
        !takesLiteral(name), !isOrder(to: receiver),
        !context.routines[context.word(name, of: list)].contains(where: context.canSee)
      else { return }
      file.lookUpsCalled.insert(list.text(name))
    } else if isDeclared(name) {
      file.lookUpsDeclared.insert(list.text(name))
    }
  }

  /// Tells whether a message gets a literal, so that its receiver is no key.
  private func takesLiteral(_ name: Int) -> Bool {
    list.kind(name + 1) == .colon && list.kind(name + 2) == .string
  }

  /// Tells whether a message is a statement, so that nobody uses what it gives: `[map localize];`.
  private func isOrder(to receiver: Range<Int>) -> Bool {
    let bracket = receiver.lowerBound - 1
    guard list.kind(bracket) == .leftBracket, list.kind(list.after(bracket)) == .semicolon else {
      return false
    }
    switch list.kind(bracket - 1) {
    case .semicolon, .leftBrace, .rightBrace: return true
    default: return false
    }
  }

  /// Tells whether a class other than that of strings declares a name: as a method with a body, or as
  /// a property.
  private func isDeclared(_ name: Int) -> Bool {
    if let method = outline.items.first(where: { $0.kind == .method && $0.name == name }) {
      return !receivers.isOfString(method)
    }
    guard list.kind(name + 1) == .semicolon else { return false }
    let start = (max(name - 16, 0)..<name).last { list.kind($0) == .at } ?? name
    return list.text(start + 1) == "property"
      && !(start..<name).contains { list.kind($0) == .semicolon }
  }
}
