import Charts
import SwiftUI
import WidgetKit

var body: some View {
  content
    .accessibilityAction(named: "Archive") {}  // expect: key="Archive"
    .accessibilityCustomContent("Pages", "Many")  // expect: key="Pages"; key="Many"
    .accessibilityDragPoint(.center, description: "Take the card")  // expect: key="Take the card"
    .accessibilityDropPoint(.center, description: "Lay the card here")  // expect: key="Lay the card here"
    .accessibilityHint("Opens the card")  // expect: key="Opens the card"
    .accessibilityInputLabels(["Card"])  // expect: key="Card"
    .accessibilityLabel("A card")  // expect: key="A card"
    .accessibilityRotor("Headings") {}  // expect: key="Headings"
    .accessibilityValue("Half full")  // expect: key="Half full"
    .alert("Delete the card?", isPresented: $isAsking) {}  // expect: key="Delete the card?"
    .badge("New")  // expect: key="New"
    .badge(.init("Newer"))  // expect: key="Newer"
    .chartXAxisLabel("Months")  // expect: key="Months"
    .chartXAxisLabel(LocalizedStringKey("Weeks"))  // expect: key="Weeks"
    .chartYAxisLabel("Rain")  // expect: key="Rain"
    .chartZAxisLabel("Depth")  // expect: key="Depth"
    .confirmationDialog("Which one?", isPresented: $isAsking) {}  // expect: key="Which one?"
    .controlWidgetActionHint("Open it")  // expect: key="Open it"
    .controlWidgetStatus("It opens")  // expect: key="It opens"
    .dialogSuppressionToggle("Do not ask again")  // expect: key="Do not ask again"
    .fileDialogConfirmationLabel("Import")  // expect: key="Import"
    .fileDialogMessage("Choose a deck")  // expect: key="Choose a deck"
    .fileExporterFilenameLabel("Deck's name")  // expect: key="Deck's name"
    .help("Shows the card")  // expect: key="Shows the card"
    .navigationBarTitle("Decks")  // expect: key="Decks"
    .navigationSubtitle("All of them")  // expect: key="All of them"
    .navigationTitle("My decks")  // expect: key="My decks"
    .searchable(text: $query, prompt: "Find a card")  // expect: key="Find a card"
    .typeSelectEquivalent("Ace")  // expect: key="Ace"
    .typeSelectEquivalent(.init("King"))  // expect: key="King"
    .widgetLabel("Cards left")  // expect: key="Cards left"
}

var widget: some WidgetConfiguration {
  StaticConfiguration(kind: "cards", provider: provider) { _ in }
    .configurationDisplayName("Card of the day")  // expect: key="Card of the day"
    .description("Shows a card each day")  // expect: key="Shows a card each day"
}
var control: some ControlWidgetConfiguration {
  StaticControlConfiguration(kind: "deal") {}
    .displayName("Deal")  // expect: key="Deal"
}
let mark = BarMark(x: .value("Suit", suit), y: .value("Count", count))  // expect: key="Suit"; key="Count"
