// options: --compiled Widget Widget/Widget.swift
// The text stands for itself.
let title = NSLocalizedString("Today", comment: "")  // expected-warning {{table 'Localizable' is not a member of target 'Widget', whose code uses 1 text of it [missing-membership: only-language]}}
