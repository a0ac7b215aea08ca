// options: --compiled Watch Watch/Watch.swift
import SwiftUI

let title = Text("watch.title")
let late = Text("Late")  // expected-warning {{table 'Localizable' of target 'Watch' lacks 1 text that its code asks for [missing-membership: untranslated-target]}}
let name = Text("late.name")  // expected-warning {{table 'Localizable' of target 'Watch' lacks 1 text that its code asks for [missing-membership]}}
