@_exported import SwiftUI
@_exported import Shapes
