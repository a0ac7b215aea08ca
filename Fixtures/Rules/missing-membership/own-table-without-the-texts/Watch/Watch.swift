// options: --compiled Watch Watch/Watch.swift
import SwiftUI

let title = Text("watch.title")
let mind = Text("Never mind")
let again = Text("Never mind")
let own = Text("phone.title", bundle: .other)
let blank = Text("")
let other = Text("third.title")
