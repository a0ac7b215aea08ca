/// A value that is computed on first access. Not thread-safe.
final class Once<Value> {
  private let make: () -> Value

  init(_ make: @escaping () -> Value) { self.make = make }

  lazy var value = make()
}
