import AppKit
import SwiftUI
import UIKit

final class Note { var title = "" }

final class Controller: NSWindowController {
  let note = Note()

  func show(_ cell: UITableViewCell) {
    window?.title = "Window"  // expected-warning {{text 'Window' that 'title' gets is shown without its German translation}}
    cell.textLabel?.text = "Cell"  // expected-warning {{text 'Cell' that 'text' gets}}
    note.title = "Own"
    _ = NSTableViewRowAction(style: .regular, title: "Row") { _, _ in }  // expected-warning {{text 'Row' that 'NSTableViewRowAction' gets}}
    _ = UIMenuItem(title: "Menu", action: #selector(show))  // expected-warning {{text 'Menu' that 'UIMenuItem' gets}}
  }
}

struct Facts: View {
  let isSeen: Bool
  var body: some View {
    LabeledContent("State", value: isSeen ? "Seen" : "")  // expected-warning {{text 'Seen' that 'LabeledContent' gets}}
    LabeledContent("State") { Text("Kept") }
  }
}

final class PaddedButton: NSButton {
  override var title: String { didSet { needsDisplay = true } }
  init(title: String) {
    super.init(frame: .zero)
    self.title = title
  }
}

final class Handle: NSView {
  var title: String
  init(title: String) { self.title = title }
}

func makeButton() -> NSView { PaddedButton(title: "Pressed") }  // expected-warning {{text 'Pressed' that 'PaddedButton' gets}}

func makeHandle() -> NSView { Handle(title: "Held") }

final class Memo: NSManagedObject {
  convenience init(title: String) {
    self.init()
    self.title = title
  }
}

func makeMemo() -> NSManagedObject { Memo(title: "Stored") }
