import Foundation

enum Words {
  static let pages = NSLocalizedString("pages", comment: "")  // expected-error {{text of key 'pages' takes 2 arguments, and the call passes 1 [missing-argument]}}
  static let files = NSLocalizedString("files", comment: "")
  static let both = NSLocalizedString("both", comment: "")
}

private enum Own {
  static let title = NSLocalizedString("own", comment: "")
}

struct Shelf {
  private enum Names {
    static let row = NSLocalizedString("shelf", comment: "")  // expected-error {{text of key 'shelf' takes 2 arguments, and the call passes 1 [missing-argument]}}
  }
  func line(_ count: Int) -> String { String(format: Names.row, count) }
}

struct Box {
  private enum Own { static let title = NSLocalizedString("box", comment: "") }
  func line(_ count: Int) -> String { String(format: Own.title, count) }
}
