import SwiftUI
struct VOne: View { var body: some View { Text("Part One", bundle: .module) } }
