// expect: nothing
import SwiftUI

public typealias KitText = LocalizedStringKey

public struct Row: View {
  let title: LocalizedStringKey

  /// What is read for its declarations asks for no keys.
  public init(_ title: LocalizedStringKey, detail: String) {
    self.title = "Not a key of the app"
  }
  init(text: LocalizedStringKey) {}
}

struct Hidden {
  public init(_ title: LocalizedStringKey) {}
}

public enum Outer {
  struct Inner {
    public init(_ title: LocalizedStringKey) {}
  }
}

public enum Tile {
  case titled(LocalizedStringKey)
}

extension View {
  public func caption(_ text: LocalizedStringKey) -> some View { self }
  func note(_ text: LocalizedStringKey) -> some View { self }
}

public extension View {
  func exposed(_ text: LocalizedStringKey) -> some View { self }
  private func concealed(_ text: LocalizedStringKey) -> some View { self }
}

extension String {
  public var localized: String { NSLocalizedString(self, comment: "") }
  public var localizedInKit: String { NSLocalizedString(self, bundle: .module, comment: "") }
}

@available(macOS 14, *)
public func translate(_ key: String) -> String {
  NSLocalizedString(key, bundle: .main, comment: "")
}

public extension Counter {
  convenience init(steps: Int, label: String.LocalizationValue? = nil) {}
}
