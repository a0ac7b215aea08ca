import Foundation

func lines(_ page: Int) -> [String] {
  [
    String(format: Words.pages, page), String(format: Words.files, page, page),
    String(format: Words.both, page), String(format: Words.both, page, page),
    String(format: Own.title, page),
  ]
}

enum Own { static let title = "%d" }
