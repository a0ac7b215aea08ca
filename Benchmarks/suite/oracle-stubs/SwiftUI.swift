// SwiftUI's types, as far as programs of the oracle name them; its calls with keys are in calls.tsv.
@_exported import Foundation
@_exported import Lookups

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ string: String) {}
    public mutating func appendInterpolation(_ text: Text) {}
    public mutating func appendInterpolation(_ image: Image) {}
    public mutating func appendInterpolation(_ string: AttributedString) {}
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {}
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {}
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {}
    public mutating func appendInterpolation<T: ReferenceConvertible>(
      _ subject: T, formatter: Formatter? = nil
    ) {}
    public mutating func appendInterpolation<T: NSObject>(
      _ subject: T, formatter: Formatter? = nil
    ) {}
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {}
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {}
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {}
    @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {}
  }
}

public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
public protocol PrimitiveView: View where Body == Never {}
extension Never: View { public var body: Never { fatalError() } }
extension PrimitiveView { public var body: Never { fatalError() } }
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
public struct EmptyView: PrimitiveView { public init() {} }
public struct AnyView: PrimitiveView { public init<V: View>(_ view: V) {} }
public struct TupleView<each V: View>: PrimitiveView { init(_ views: repeat each V) {} }
public struct EitherView<A: View, B: View>: PrimitiveView {}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildExpression<C: View>(_ content: C) -> C { content }
  public static func buildBlock<C: View>(_ content: C) -> C { content }
  public static func buildBlock<each C: View>(_ views: repeat each C) -> TupleView<repeat each C> {
    TupleView(repeat each views)
  }
  public static func buildIf<C: View>(_ content: C?) -> C? { content }
  public static func buildEither<A: View, B: View>(first: A) -> EitherView<A, B> { .init() }
  public static func buildEither<A: View, B: View>(second: B) -> EitherView<A, B> { .init() }
  public static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView { AnyView(content) }
}

public struct Color: PrimitiveView {
  public static var red: Color { .init() }
  public static var secondary: Color { .init() }
}
public struct Font { public static var title: Font { .init() } }
public struct Image: PrimitiveView {
  public init(systemName: String) {}
  public init(_ name: String) {}
}
public struct Text: PrimitiveView, Equatable {
  public struct DateStyle {
    public static var date: DateStyle { .init() }
    public static var relative: DateStyle { .init() }
  }
  public init(verbatim: String) {}
  @_disfavoredOverload public init(_ content: some StringProtocol) {}
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {}
  @_disfavoredOverload public init(_ string: AttributedString) {}
  public init(_ date: Date, style: DateStyle) {}
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {}
  public func bold() -> Text { self }
  public func font(_ font: Font?) -> Text { self }
  public func foregroundStyle(_ color: Color) -> Text { self }
  public static func + (first: Text, second: Text) -> Text { first }
}

public struct Button<L: View>: PrimitiveView {
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> L) {}
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> L) {}
}
public enum ButtonRole { case cancel, destructive }
public struct VStack<C: View>: PrimitiveView {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> C) {}
}
public struct HStack<C: View>: PrimitiveView {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> C) {}
}
public struct Group<C: View>: PrimitiveView { public init(@ViewBuilder content: () -> C) {} }
public struct List<C: View>: PrimitiveView { public init(@ViewBuilder content: () -> C) {} }
public struct Form<C: View>: PrimitiveView { public init(@ViewBuilder content: () -> C) {} }
public struct NavigationStack<C: View>: PrimitiveView {
  public init(@ViewBuilder root: () -> C) {}
}
public struct ForEach<D: RandomAccessCollection, C: View>: PrimitiveView {
  public init<ID>(
    _ data: D, id: KeyPath<D.Element, ID>, @ViewBuilder content: @escaping (D.Element) -> C
  ) {}
}
extension ForEach where D.Element: Identifiable {
  public init(_ data: D, @ViewBuilder content: @escaping (D.Element) -> C) {}
}
extension ForEach where D == Range<Int> {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> C) {}
}
public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { .init() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { .init() }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
}

@propertyWrapper @dynamicMemberLookup public struct Binding<V> {
  public init(get: @escaping () -> V, set: @escaping (V) -> Void) {}
  public var wrappedValue: V {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<V> { self }
  public subscript<T>(dynamicMember path: WritableKeyPath<V, T>) -> Binding<T> { fatalError() }
  public static func constant(_ value: V) -> Binding<V> { fatalError() }
}
@propertyWrapper public struct State<V> {
  public init(wrappedValue: V) {}
  public init(initialValue: V) {}
  public var wrappedValue: V {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<V> { fatalError() }
}
@propertyWrapper public struct Environment<V> {
  public init(_ path: KeyPath<EnvironmentValues, V>) {}
  public var wrappedValue: V { fatalError() }
}
public struct EnvironmentValues {
  public init() {}
  public var locale: Locale { .current }
}

extension View {
  public func navigationTitle(_ title: Text) -> some View { self }
  public func accessibilityLabel(_ label: Text) -> some View { self }
  public func help(_ text: Text) -> some View { self }
  public func badge(_ count: Int) -> some View { self }
  public func badge(_ label: Text?) -> some View { self }
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
  public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func overlay<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func sheet<C: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C
  ) -> some View { self }
  public func onTapGesture(perform: @escaping () -> Void) -> some View { self }
  public func onAppear(perform: (() -> Void)? = nil) -> some View { self }
  public func task(_ action: @escaping @Sendable () async -> Void) -> some View { self }
  public func padding(_ length: CGFloat = 0) -> some View { self }
  public func tag<V: Hashable>(_ value: V) -> some View { self }
}
