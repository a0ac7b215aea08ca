import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
  let date: Date
  let name: String
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry {
    Entry(date: .now, name: "Covered")  // expected-warning {{text 'Covered' that 'Entry' gets is shown without its German translation [bypassed-translation: seen-by-developers]}}
  }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now, name: "In the gallery"))  // expected-warning {{text 'In the gallery' that 'Entry' gets is shown without its German translation}}
  }
}

struct EntryView: View {
  let entry: Entry
  var body: some View { Text(entry.name) }
}
