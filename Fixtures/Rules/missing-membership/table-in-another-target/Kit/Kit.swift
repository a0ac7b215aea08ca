// options: --compiled Kit Kit/Kit.swift --compiled Widget Kit/Kit.swift
// Which program runs the code of a library is not told.
let hint = NSLocalizedString("kit.hint", comment: "")
