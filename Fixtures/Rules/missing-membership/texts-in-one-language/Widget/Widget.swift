// options: --compiled Widget Widget/Widget.swift
// The text stands for itself.
let title = NSLocalizedString("Today", comment: "")  // expected-warning {{target 'Widget' does not take table 'Localizable', of which its code asks for 1 text [missing-membership: only-language]}}
