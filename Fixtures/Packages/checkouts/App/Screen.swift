@_exported import RowKit
import SwiftUI
import struct Tiles.Tile

let row = Row("Inbox")  // expect: key="Inbox"
let tile = Tile(title: "Tile")  // expect: key="Tile"
let unused = Unused("No key")
let tested = Tested("No key")
