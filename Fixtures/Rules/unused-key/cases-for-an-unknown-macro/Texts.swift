import Foundation
import Texts

@Localizable struct Texts {
  private enum Strings {
    case login_error, login_title
    case greeting(String)
  }
}

@MainActor enum Route { case logout }

@Observable final class Model {
  enum State { case idle }
}

struct Plain {
  enum Strings { case farewell }
}

let open = NSLocalizedString("open", comment: "")
let shown = Texts.login_error
