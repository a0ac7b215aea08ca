import AppIntents

struct OpenIntent: AppIntent {
  static let title: LocalizedStringResource = "Open book"  // expect: key="Open book"
  static let description = IntentDescription("Opens a book", categoryName: "Books")  // expect: key="Opens a book"; key="Books"
  @Parameter(title: "Book", requestValueDialog: "Which one?") var book: String  // expect: key="Book" routine="Parameter"; key="Which one?"
  static var typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "A book")  // expect: key="A book"
  var displayRepresentation: DisplayRepresentation { "Just a title" }  // expect: key="Just a title"
  func perform() async throws -> some IntentResult {
    .result(dialog: "Opened")  // expect: key="Opened"
  }
}
extension OpenIntent {
  static var parameterSummary: some ParameterSummary {
    When(\.$book, .hasAnyValue) {
      Summary("Open \(\.$book) on \(\.$page)")  // expect: key="Open ${book} on ${page}" table="" routine="Summary"
    } otherwise: {
      Summary("Open", table: "Intents")  // expect: key="Open" table="Intents"
    }
  }
}
struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(  // expect: key="Walk" table=""
      intent: StartWalk(),
      phrases: [
        "Start a walk with \(.applicationName)",  // expect: key="Start a walk with ${applicationName}" table="AppShortcuts" alternatives="Walk ${place} with ${applicationName}"
        "Walk \(\.$place) with \(.applicationName)",
      ],
      shortTitle: "Walk",
      systemImageName: "figure.walk"
    )
    AppShortcut(
      intent: GoTo(),
      phrases: ["Go to \(\.$place) with \(.applicationName)"]  // expect: key="Go to ${place} with ${applicationName}" alternatives=""
    )
  }
}

struct CloseIntent: AppIntent {
  static let title: LocalizedStringResource = "Close book"  // expect: key="Close book"
  static var description = "Closes the book"  // expect: key="Closes the book" routine="description"
  static var identifier = "close"
}
struct Closer: Action {
  static var description = "Closes anything"
}

struct Shelf: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    .init(
      name: .init("Shelf", table: "Intents"),  // expect: key="Shelf" table="Intents" comment=""
      numericFormat: "shelf.count"  // expect: key="shelf.count" table=""
    )
  }
  var displayRepresentation: DisplayRepresentation {
    .init(
      title: .init("shelf.title", defaultValue: "A shelf", comment: "One"),  // expect: key="shelf.title" value="A shelf" comment="One" table=""
      subtitle: .init("shelf.place", table: "Intents", comment: "Where"),  // expect: key="shelf.place" table="Intents" comment="Where"
      synonyms: ["Rack", .init("Board", table: "Intents")]  // expect: key="Rack" table="" ; key="Board" table="Intents"
    )
  }
  var dialog: IntentDialog { .init(.init("Put it back", table: "Intents")) }  // expect: key="Put it back" table="Intents"
  var place: LocalizedStringResource { .init("Top", table: "Intents") }  // expect: key="Top" table="Intents"
}
