import SwiftSource

// Property wrappers that look up what a property begins with.
extension SwiftReader {
  /// Reads `@Localized static var title = "home.title"`, whose value is an argument of the wrapper's
  /// initializer beside those that stand behind the wrapper's name.
  func readWrapped(by name: Int, into file: inout FileReading) {
    guard list.isAttribute(name), context.routines.wordsOfWrappers.contains(word(name)) else {
      return
    }
    guard let keyword = keywordOfProperty(from: list.endOfCall(by: name)),
      let head = list.swiftPropertyHead(from: keyword + 1),
      let value = list.initialValue(setBy: head.end)
    else { return }
    let arguments = list.isCalled(name) ? list.arguments(in: name + 1) : []
    readCall(of: name, [(Routine.wrappedLabel, value)] + arguments, into: &file)
  }

  /// Returns the `var` behind some modifiers and other attributes; nil where something else stands.
  private func keywordOfProperty(from start: Int) -> Int? {
    var index = start
    // No property has more of them.
    while index < start + 24 {
      switch list.kind(index) {
      case .identifier where list.keyword(index) == .var: return index
      case .identifier, .at, .leftParenthesis: index = list.after(index)
      default: return nil
      }
    }
    return nil
  }
}
