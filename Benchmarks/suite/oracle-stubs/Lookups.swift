// What Foundation for Apple's systems has and Foundation for Linux lacks: values that are looked up.
@_exported import Foundation

public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension String {
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public struct Placeholder: Sendable {
      public static var int: Placeholder { .init() }
      public static var uint: Placeholder { .init() }
      public static var float: Placeholder { .init() }
      public static var double: Placeholder { .init() }
      public static var object: Placeholder { .init() }
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation(_ string: String) {}
      public mutating func appendInterpolation(_ string: Substring) {}
      public mutating func appendInterpolation(_ string: AttributedString) {}
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {}
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {}
      public mutating func appendInterpolation<T: _FormatSpecifiable>(
        _ value: T, specifier: String
      ) {}
      public mutating func appendInterpolation<F: FormatStyle>(
        _ value: F.FormatInput, format: F
      ) where F.FormatInput: Equatable, F.FormatOutput == String {}
      @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {}
      public mutating func appendInterpolation(placeholder: Placeholder) {}
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {}
    }
  }

  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = "" }
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = "" }
  public init(localized resource: LocalizedStringResource) { self = "" }
}

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable,
  CustomLocalizedStringResourceConvertible
{
  public enum BundleDescription: Sendable { case main, forClass(AnyClass), atURL(URL) }
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {}
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {}
  public var key: String { "" }
  public var localizedStringResource: LocalizedStringResource { self }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension AttributedString {
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init("") }
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) { self.init("") }
  public init(localized resource: LocalizedStringResource) { self.init("") }
}
