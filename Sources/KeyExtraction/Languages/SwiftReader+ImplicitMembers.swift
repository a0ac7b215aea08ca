import LocalizationModel
import SourceFiles

// Members of `LocalizedStringResource` that Xcode makes of keys: any type may have one of the name.
extension SwiftReader {
  /// Tells whether nothing around a member says that it is one of a localizable type.
  func mayBeOfOtherType(_ name: Int) -> Bool {
    guard list.isImplicitMember(name) else { return false }
    let dot = name - 1
    if list.kind(dot - 1) == .equals, list.kind(dot - 3) == .colon {
      return !context.types.contain(dot - 2..<dot - 1, of: list)
    }
    guard let parenthesis = list.bracket(around: name),
      list.kind(parenthesis) == .leftParenthesis
    else { return true }
    return !isKey(name, ofCallOpenedBy: parenthesis)
  }

  /// Tells whether the argument that a name stands in is a key of a localizable type.
  private func isKey(_ name: Int, ofCallOpenedBy parenthesis: Int) -> Bool {
    guard let callee = callee(endingAt: parenthesis - 1) else { return false }
    let arguments = list.arguments(in: parenthesis)
    guard let position = arguments.firstIndex(where: { $0.value.contains(name) }) else {
      return false
    }
    let labels = arguments.map(\.label)
    return context.routines[word(callee)].contains { routine in
      routine.roles(of: labels)[position]?.isLocalizable ?? false
    }
  }
}
