import SwiftUI

func count(_ n: Int) -> Text { Text("\(n) plugin\(n == 1 ? "" : "s")") }

func name(_ n: Int, _ s: String) -> Text { Text("\(n) by\(s)") }
