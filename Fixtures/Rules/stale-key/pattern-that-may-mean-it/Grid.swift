func label(for size: Int) -> String {
  NSLocalizedString("Grid.\(size)", comment: "Size of the grid")  // expected-note {{key is interpolated}}
}
