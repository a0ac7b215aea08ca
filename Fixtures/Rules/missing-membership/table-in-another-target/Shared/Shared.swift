// options: --compiled App Shared/Shared.swift --compiled Widget Shared/Shared.swift
// The widget asks for it as well.
let hint = NSLocalizedString("shared.hint", comment: "")
