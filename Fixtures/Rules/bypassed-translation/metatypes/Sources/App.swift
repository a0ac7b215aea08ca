import SwiftUI

protocol Pane {
  static var title: String { get }
  static var name: String { get }
}

enum General: Pane {
  static let title = "General"  // expected-warning {{text 'General' that 'Text' gets is shown without its German translation}}
  static let name = "Hidden"
}

struct Panes: View {
  let panes: [any Pane.Type]
  var body: some View {
    ForEach(0..<panes.count, id: \.self) { Text(panes[$0].title).id(panes[$0].name) }
  }
}
