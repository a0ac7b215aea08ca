// options: --compiled Phone Phone/Phone.swift
import SwiftUI

let title = Text("phone.title")
let sync = NSLocalizedString("sync.failed", comment: "")
let here = Text("phone.here", tableName: "Places")
