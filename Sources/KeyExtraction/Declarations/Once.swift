/// A value that is made where somebody asks for it, and once; of one thread.
final class Once<Value> {
  private let make: () -> Value

  init(_ make: @escaping () -> Value) { self.make = make }

  lazy var value = make()
}
