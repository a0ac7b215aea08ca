// expect: nothing
public struct Row {
  public init(_ title: LocalizedStringKey) {}
}
