// expect: nothing
// options: --compiled App App/App.swift
let open = NSLocalizedString("menu.open", comment: "")
