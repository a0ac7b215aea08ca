// options: --compiled Phone Phone/Phone.swift
import SwiftUI

let late = Text("Late")
let name = Text("late.name")
