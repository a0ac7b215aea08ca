import Foundation

/// The texts of the list of trees.
public enum Trees {
  public static func title() -> String {
    NSLocalizedString("trees.title", bundle: .module, comment: "The list's title")
  }

  public static func ripe() -> String {
    NSLocalizedString("trees.ripe", bundle: .module, comment: "The fruit can be picked")
  }
}
