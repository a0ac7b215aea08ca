import LocalizationModel
import SwiftSource

// Modifiers without a dot, which are called on the view whose member the call stands in.
extension SwiftReader {
  /// Returns whether a modifier of a view is called by its name alone.
  @inline(__always)
  func isWithoutDot(_ name: Int, _ routine: Routine) -> Bool {
    routine.form == .member && !list.isMember(name) && !list.isAttribute(name)
      && routine.isOfView && isWholeFile
  }

  /// Returns whether `navigationTitle("…")` without a dot is the modifier of the type around it: in
  /// `extension View` and in a view of one's own, unless one's own function of the name is meant.
  ///
  /// Only the declarations of all files say that, which are requested where such a call stands.
  func isModifierOfSelf(_ name: Int, _ labels: [String?], _ file: inout FileReading) -> Bool {
    guard let scoped = context.file else {
      file.hasUnclearTypes = true
      return false
    }
    let (word, token) = (list.text(name), scoped.token(at: list[name].start))
    for scope in scoped.scopes.scopes(around: token) {
      if case .members(let owner) = scope.kind {
        guard let owner, hasModifiers(owner, scoped.index) else { return false }
        return !scoped.index.declares(word, taking: labels, in: owner)
          && !isLocalFunction(word, &file)
      }
      if scope.binding(of: word, before: token) != nil { return false }
    }
    return false
  }

  /// Returns whether a type is a view or another part of a scene that SwiftUI's modifiers are
  /// called on.
  private func hasModifiers(_ type: String, _ index: TypeIndex) -> Bool {
    let parents = index.ancestors(of: type).filter { !index.isDeclared($0) && !index.hasAlias($0) }
    return !parents.isDisjoint(with: Self.modifiedTypes)
      || parents.contains(type)
        && context.routines[type].contains { $0.form == .free && $0.isOfView && context.canSee($0) }
  }

  /// The frameworks' protocols whose values have modifiers, and a view that shows no text.
  private static let modifiedTypes: Set<String> = [
    "ChartContent", "ControlWidgetConfiguration", "DynamicViewContent", "Image", "InsettableShape",
    "NSViewControllerRepresentable", "NSViewRepresentable", "Scene", "Shape", "TabContent",
    "UIViewControllerRepresentable", "UIViewRepresentable", "View", "WidgetConfiguration",
  ]

  /// Returns whether a function in some body of the file has a name.
  private func isLocalFunction(_ name: String, _ file: inout FileReading) -> Bool {
    let all =
      file.localFunctions
      ?? Set(
        outline.items.lazy.filter { $0.isLocal && $0.kind == .function }.map { list.text($0.name) }
      )
    file.localFunctions = all
    return all.contains(name)
  }
}

extension TypeIndex {
  /// Returns whether a type, or one that it inherits from, declares a function that takes arguments
  /// with some labels, or what is called like it.
  fileprivate func declares(_ name: String, taking labels: [String?], in type: String) -> Bool {
    if sources(of: name, in: type) != nil { return true }
    let parameters = TypeDeclarations.parametersName(of: name)
    return ancestors(of: type).contains { owner in
      sources(of: parameters, in: owner)?.sources.contains { source in
        guard case .type(let function) = source else { return false }
        return function.parameter(filledBy: labels.count - 1, of: labels) != nil
      } ?? false
    }
  }
}
