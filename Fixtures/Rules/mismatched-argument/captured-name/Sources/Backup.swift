import Foundation

struct Backup {
  let month: Int
  let day: Int

  func run(folder: String, then finish: (() -> Void) -> Void) {
    finish { [month = folder + "/last", weak log = Log.shared] in
      show(String(format: NSLocalizedString("backup.month", comment: ""), month))
      show(String(format: NSLocalizedString("backup.day", comment: ""), day))  // expected-error {{mismatched-argument}}
    }
  }
}
