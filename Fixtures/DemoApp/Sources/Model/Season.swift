import Foundation

/// The season in which a plant wants most care, by the name that the plant's file has for it.
struct Season: RawRepresentable, Hashable, Codable {
  let rawValue: String

  static let summer = Season(rawValue: "summer")

  /// The season's name, such as `season.spring` in the tables.
  var title: String {
    NSLocalizedString("season." + rawValue, comment: "Name of a season")
  }
}
