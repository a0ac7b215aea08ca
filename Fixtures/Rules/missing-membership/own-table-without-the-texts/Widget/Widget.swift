// options: --compiled Widget Widget/Widget.swift --compiled Widget Shared/Sync.swift
import SwiftUI

let title = Text("widget.only")  // expected-warning {{table 'Localizable' of target 'Widget' lacks 1 text that its code asks for [missing-membership]}}
