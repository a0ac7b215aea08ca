// expect: nothing
// options: --compiled Widget Widget/Widget.swift
// The text stands for itself.
let title = NSLocalizedString("Today", comment: "")
