// expect: nothing
import SwiftUI

// A name of SwiftUI's that the project has given to something else is that.

typealias View = UIView

protocol Scene {}

extension View {
  func show() { alert("of another framework's view") }
}

extension Scene {
  func play() { help("of one's own protocol") }
}
