// options: --compiled App App/App.swift
let title = NSLocalizedString("window.title", comment: "")
