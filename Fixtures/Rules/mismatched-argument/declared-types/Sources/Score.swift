class Board {
  private static let format = NSLocalizedString("best", comment: "Best score")  // expected-error {{argument 1 of the text of key 'best' is an object, and its placeholder takes a 32-bit integer [mismatched-argument]}}
  let held = NSLocalizedString("held", comment: "Points")  // expected-error {{argument 1 of the text of key 'held' is an object, and its placeholder takes a 32-bit integer [mismatched-argument]}}
  let owner: String
  let points: Int

  init(owner: String, points: Int) {
    self.owner = owner
    self.points = points
  }

  func show(title: String, any: CVarArg) {
    // expected-error@+1 {{argument 1 of the text of key 'score' is an object, and its placeholder takes a 32-bit integer [mismatched-argument]}}
    print(String(format: NSLocalizedString("score", comment: ""), title))
    print(String(format: NSLocalizedString("score", comment: ""), points))
    print(String(format: NSLocalizedString("score", comment: ""), any))
    // expected-error@+1 {{argument 1 of the text of key 'owner' is a whole number, and its placeholder takes an object}}
    print(String(format: NSLocalizedString("owner", comment: ""), points))
    print(String(format: NSLocalizedString("owner", comment: ""), owner))
    print(String(format: Self.format, owner))
    print(String(format: held, owner))
  }

  func other(owner: Int) {
    let count: Int = owner
    print(count)
  }

  var text: String {
    String(format: NSLocalizedString("owner", comment: ""), owner)
  }

  func show(format: String) {
    print(String(format: format, owner))
  }

  let pace = NSLocalizedString("pace", comment: "Points an hour")  // expected-error {{argument 1 of the text of key 'pace' is an object, and its placeholder takes a 32-bit integer [mismatched-argument]}}

  func showPace() {
    print(String(format: pace, owner))
  }
}
