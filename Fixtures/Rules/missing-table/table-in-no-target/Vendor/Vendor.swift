// options: --compiled App Vendor/Vendor.swift
// Other people's code has tables of its own, which a script may copy.
let theirs = NSLocalizedString("theirs", tableName: "Vendor", comment: "")
