import Foundation

/// The texts of the list of beds.
public enum Beds {
  public static func title() -> String {
    NSLocalizedString("beds.title", bundle: .module, comment: "The list's title")
  }

  public static func thirsty(_ name: String) -> String {
    String(format: NSLocalizedString("beds.thirsty", bundle: .module, comment: "A bed"), name)
  }
}
