// options: --compiled Widget Widget/Widget.swift
let title = NSLocalizedString("widget.title", comment: "")
let noon = NSLocalizedString("noon", tableName: "Times", comment: "")
