// options: --compiled Widget Widget/Widget.swift --compiled Widget Shared/Sync.swift
import SwiftUI

let title = Text("widget.only")
