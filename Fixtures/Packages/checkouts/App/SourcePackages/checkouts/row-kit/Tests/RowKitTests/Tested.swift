// expect: nothing
public struct Tested {
  public init(_ title: LocalizedStringKey) {}
}
