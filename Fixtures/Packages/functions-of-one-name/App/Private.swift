// expect: nothing
import Foundation

enum Sorting {
  private static func localized(_ text: String) -> String { text }
}
