// options: --compiled App Shared/Shared.swift --compiled Widget Shared/Shared.swift
// The widget may never come here.
let hint = NSLocalizedString("shared.hint", comment: "")
