/// A value that is computed on first access.
///
/// It is not thread-safe.
final class LazyValue<Value> {
  private let make: () -> Value

  init(_ make: @escaping () -> Value) { self.make = make }

  lazy var value = make()
}
