import SwiftUI

struct Song {
  let length: Int
  let title: String
}

struct Album {
  let title: String
  let length: Double
}

// A member that has one type wherever it is declared has it for a receiver that is not known.
let title = Text("\(somewhere.title) in \(somewhere.best().title)")  // expect: key="%@ in %@"
let length = Text("\(somewhere.length)")  // expect: key="%?"
let own = Text("\(Album(title: "", length: 1).length)")  // expect: key="%lf"
