import UIKit

final class FootController: UIViewController {
  @IBOutlet var footLabel: UILabel!
  func load() { footLabel.text = note() }
}
