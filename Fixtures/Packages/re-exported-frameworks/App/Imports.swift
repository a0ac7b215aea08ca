// Every file of the module sees what this one imports.
@_exported import SwiftUI
