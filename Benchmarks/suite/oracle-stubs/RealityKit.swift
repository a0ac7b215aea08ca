public enum AccessibilityComponent {}
public final class Entity {
  public init() {}
  public var accessibilityLabelKey: LocalizedStringResource?
  public var accessibilityValue: LocalizedStringResource?
  public var accessibilityCustomActions: [LocalizedStringResource] = []
}
