import Foundation

/// A piece of advice for gardeners.
struct Tip {
  let text: String

  static var ofTheDay: Tip {
    let day = Calendar.current.ordinality(of: .day, in: .year, for: Date()) ?? 1
    return all[day % all.count]
  }

  private static let all = [
    Tip(text: NSLocalizedString("tip.mulch", tableName: "Tips", comment: "Advice: cover the soil")),
    Tip(
      text: NSLocalizedString("tip.morning", tableName: "Tips", comment: "Advice: when to water")
    ),
    Tip(text: NSLocalizedString("tip.slugs", tableName: "Tips", comment: "Advice: snails")),
    Tip(
      text: NSLocalizedString("tip.companions", tableName: "Tips", comment: "Advice: neighbours")
    ),
  ]
}
