// expect: nothing
import SwiftUI

public struct Badge: View {
  public init(_ title: LocalizedStringKey) {}
}

public struct Card: View {
  public init(_ title: LocalizedStringKey) {}
}
