// options: --compiled Widget Widget/Widget.swift
import SwiftUI

let title = NSLocalizedString("widget.title", comment: "")  // expected-error {{target 'Widget' does not take table 'Localizable', of which its code asks for 3 texts [missing-membership]}}
let more = Text("widget.more")
let again = Text("widget.more")
let noon = NSLocalizedString("noon", tableName: "Times", comment: "")
let theirs = NSLocalizedString("widget.theirs", bundle: .app, comment: "")
