import Foundation

/// The season in which a plant wants most care.
enum Season: String, CaseIterable, Codable {
  case spring
  case summer
  case autumn
  case winter

  /// The season's name, such as `season.spring` in the tables.
  var title: String {
    NSLocalizedString("season." + rawValue, comment: "Name of a season")
  }
}
