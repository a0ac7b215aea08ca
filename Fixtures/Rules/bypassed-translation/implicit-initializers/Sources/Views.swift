import SwiftUI

struct Screen: View {
  let board: Board
  var body: some View {
    ForEach(board.items.reversed(), id: \.title) { Text($0.title) }
    ForEach(board.looked, id: \.title) { Text($0.title) }
  }
}
