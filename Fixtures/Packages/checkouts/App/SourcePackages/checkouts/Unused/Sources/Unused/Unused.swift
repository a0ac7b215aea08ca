// expect: nothing
public struct Unused {
  public init(_ title: LocalizedStringKey) {}
}
