// options: --compiled Widget Widget/Widget.swift
import SwiftUI

let title = NSLocalizedString("widget.title", comment: "")  // expected-error {{table 'Localizable' is not a member of target 'Widget', whose code uses 3 texts of it [missing-membership]}}
let more = Text("widget.more")
let again = Text("widget.more")
let noon = NSLocalizedString("noon", tableName: "Times", comment: "")
let theirs = NSLocalizedString("widget.theirs", bundle: .app, comment: "")
