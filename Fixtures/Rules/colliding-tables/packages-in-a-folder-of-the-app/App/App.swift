// expect: nothing
import SwiftUI
struct V: View { var body: some View { Text("Welcome home") } }
