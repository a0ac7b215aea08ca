// options: --compiled Watch Watch/Watch.swift
import SwiftUI
