// options: --compiled Watch Watch/Watch.swift
import SwiftUI

let title = Text("watch.title")
let late = Text("Late")  // expected-warning {{1 text used by target 'Watch' is missing from its table 'Localizable' [missing-membership: untranslated-target]}}
let name = Text("late.name")  // expected-warning {{1 text used by target 'Watch' is missing from its table 'Localizable' [missing-membership]}}
