import KeyboardShortcuts
import SwiftUI

// options: --routine 'InfoView(_ localizable)'
let info: InfoView = .init("Info")  // expect: key="Info" routine="InfoView"
let optional: InfoView? = .init("Optional")  // expect: key="Optional" routine="InfoView"
let text: Text = .init("Text")  // expect: key="Text" routine="Text"
let key: LocalizedStringKey = .init("A string before it is a key")
let other: Other = .init("No key")

let recorder = KeyboardShortcuts.Recorder("Open menu:", name: .openMenu)  // expect: key="Open menu:" routine="Recorder"
let foreign = Recorder("No key", name: .openMenu)

// What stands behind `stringLiteral:` is a string: an interpolation is filled in before it is a key.
let literal = LocalizedStringKey(stringLiteral: "Literal")  // expect: key="Literal"
let resource: LocalizedStringResource = .init(stringLiteral: "Resource")  // expect: key="Resource"
let value = String.LocalizationValue(stringLiteral: "Value")  // expect: key="Value"
let filled = LocalizedStringKey(stringLiteral: "\(count) files")  // expected-note {{key is interpolated}}
let initialized: LocalizedStringResource = .init(stringLiteral: "\(count) more files")

// A text of the running program, shown where a localizable type is wanted, asks for no translation, but
// a view finds one in any table that has it.
enum Transfer: String { case tcp, udp }
func show(_ transfer: Transfer) {
  let name = user.name
  let shown = LocalizedStringKey(stringLiteral: name)  // expected-note {{key is not a string literal}}
  let raw = LocalizedStringResource(stringLiteral: transfer.rawValue)
  let chosen = LocalizedStringKey(stringLiteral: isOn ? "On" : name)  // expect: key="On" // expected-note {{key is not a string literal}}
}
