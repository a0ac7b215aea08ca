import SwiftUI
struct VTwo: View { var body: some View { Text("Part Two", bundle: .module) } }
