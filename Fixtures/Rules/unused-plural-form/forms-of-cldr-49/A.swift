import SwiftUI

func texts(_ n: Int) -> [Text] { [Text("people \(n)"), Text("rooms \(n)")] }
