import LocalizationModel
import SourceFiles
import SwiftSource
extension ObjectiveCReader {
  /// Notes a name that is that of a look-up, where a message is sent or something is declared by it.
  func noteLookUp(at name: Int, into file: inout FileReading) {
    guard LookUpWords.contain(list.bytes, list[name].range) else { return }
    if let receiver = receivers.string(before: name) {
      guard list.kind(receiver.lowerBound) != .string, !list.isSet(name),
        !takesLiteral(name), !list.isStatement(messageTo: receiver),
        !context.routines[context.word(name, of: list)].contains(where: context.canSee)
      else { return }
      file.lookUpsCalled.insert(list.text(name))
    } else if isDeclared(name) {
      file.lookUpsDeclared.insert(list.text(name))
    }
  }

  /// Returns whether a message gets a literal, so that its receiver is no key.
  private func takesLiteral(_ name: Int) -> Bool {
    list.argument(ofSelector: name).map { list.kind($0) == .string } ?? false
  }

  /// Returns whether a class other than that of strings declares a name: as a method with a body,
  /// or as a property.
  private func isDeclared(_ name: Int) -> Bool {
    if let method = outline.items.first(where: { $0.kind == .method && $0.name == name }) {
      return !receivers.isOfString(method)
    }
    return list.isDeclaredProperty(name)
  }
}
