// options: --compiled Watch Watch/Watch.swift
import SwiftUI

let title = Text("watch.title")
let late = Text("Late")  // expected-warning {{target 'Watch' uses 1 text that its table 'Localizable' does not have [missing-membership: untranslated-target]}}
let name = Text("late.name")  // expected-warning {{target 'Watch' uses 1 text that its table 'Localizable' does not have [missing-membership]}}
