import SwiftUI

let texts = [Text("ChatGPT"), Text("km/h"), Text("Search it"), Text("Esc"), Text("GitHub"), Text("Yes")]
