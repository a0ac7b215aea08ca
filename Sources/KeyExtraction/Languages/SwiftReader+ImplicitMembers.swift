import LocalizationModel
import SourceFiles
import SwiftSource
// Members of `LocalizedStringResource` that Xcode makes of keys: any type may have one of the name.
extension SwiftReader {
  /// Returns whether a member is one of another type by what stands around it: the type of a
  /// constant, a call whose argument is no text, or a pattern.
  func isOfOtherType(_ name: Int) -> Bool {
    guard list.isImplicitMember(name) else { return false }
    if list.isImplicitMember(name, behind: [.case]) { return true }
    if let type = list.typeOfTarget(ofValueAt: name - 1) {
      return !context.types.contain(type..<type + 1, of: list)
    }
    guard let parenthesis = list.bracket(around: name),
      list.kind(parenthesis) == .leftParenthesis
    else { return false }
    if let callee = callee(of: parenthesis) {
      return !isKey(name, of: callee, openedBy: parenthesis)
    }
    // A call of what takes no texts; in a tuple the member may be one.
    return list.callee(of: parenthesis).map { list.keyword($0) == nil } ?? false
  }

  /// Returns whether the argument that a name stands in is a key of a localizable type.
  private func isKey(_ name: Int, of callee: Int, openedBy parenthesis: Int) -> Bool {
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
