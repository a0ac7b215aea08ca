public protocol AppIntent {
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  associatedtype Summarized: ParameterSummary
  static var parameterSummary: Summarized { get }
  associatedtype Result: IntentResult
  func perform() async throws -> Result
}
extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var parameterSummary: some ParameterSummary { Summary(ParameterSummaryString()) }
  public func requestConfirmation(dialog: IntentDialog?) async throws {}
}
public protocol IntentResult {}
public struct DialogResult: IntentResult {}
extension IntentResult where Self == DialogResult {
  public static func result(dialog: IntentDialog) -> DialogResult { DialogResult() }
}
public protocol ParameterSummary {}
public struct ParameterSummaryString: ExpressibleByStringInterpolation {
  public init() {}
  public init(stringLiteral: String) {}
}
public struct AppShortcutPhrase: ExpressibleByStringInterpolation {
  public init(stringLiteral: String) {}
}
public struct Summary: ParameterSummary {}
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
public protocol AppEntity: TypeDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}
public protocol AppEnum: TypeDisplayRepresentable, Hashable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
public protocol EntityQuery { static var findIntentDescription: IntentDescription? { get } }
@propertyWrapper public struct IntentParameter<V> {
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil
  ) {}
  public var wrappedValue: V { fatalError() }
  public var projectedValue: IntentParameter<V> { self }
  public func requestConfirmation(for value: V, dialog: IntentDialog?) async throws {}
  public func requestValue(_ dialog: IntentDialog?) async throws -> V { fatalError() }
  public func needsValueError(_ dialog: IntentDialog?) -> any Error { fatalError() }
}
@propertyWrapper public struct EntityProperty<V> {
  public init(title: LocalizedStringResource) {}
  public var wrappedValue: V { fatalError() }
}
extension AppIntent { public typealias Parameter = IntentParameter }
extension AppEntity { public typealias Property = EntityProperty }
public struct IntentDialog: ExpressibleByStringInterpolation {
  public init(stringLiteral: String) {}
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {}
}
public struct IntentDescription: ExpressibleByStringLiteral {
  public init(stringLiteral: String) {}
}
public struct DisplayRepresentation: ExpressibleByStringLiteral {
  public init(stringLiteral: String) {}
}
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral {
  public init(stringLiteral: String) {}
}
