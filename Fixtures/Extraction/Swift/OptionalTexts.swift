import SwiftUI

struct Titled { static let title: LocalizedStringResource = "Titled" }  // expect: key="Titled"
struct Own {
  var title: LocalizedStringKey?
  var name: String?
}

struct OptionalTexts: View {
  let item: ItemOfPackage
  let own: Own
  var title: LocalizedStringKey?

  var body: some View {
    // What a type of a package or a database holds is a string, whatever others call so.
    Text(item.title ?? "No title")
    Label(item.list.title ?? "", systemImage: "list.bullet")
    Text(own.name ?? "No name")
    Text(own.title ?? "No title of its own")  // expect: key="No title of its own"
    Text(title ?? "No title here")  // expect: key="No title here"
    Text(self.title ?? "None either")  // expect: key="None either"
  }
}
