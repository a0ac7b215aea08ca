import UIKit

// What it may inherit is meant all the same.
class Screen: UIViewController {
  override func viewDidLoad() {
    title = tr("By a protocol") + responding("By a superclass") + L("Free function")
    title = Texts.format("Formatted") + Texts.shout("Shouted") + Captions.caption("Caption")
    title = String.named("Named")
  }
}

// What an environment holds may be a wrapper.
struct Panel: View {
  @Environment(\.named) private var named
  var body: some View { Text(verbatim: named("By an environment")) }
}
