// expect: nothing
public struct Tile {
  public init(title: LocalizedStringResource) {}
}
