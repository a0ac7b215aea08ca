import ActivityKit
import AlarmKit
import AppIntents
import RealityKit

let shortcut = AppShortcut(intent: Deal(), phrases: ["Deal the cards"], shortTitle: "Deal")  // expect: key="Deal"; key="Deal the cards"
let shortcuts: [AppShortcut] = [.init(intent: Deal(), phrases: ["Deal again"], shortTitle: "Again")]  // expect: key="Again"; key="Deal again"
let options = AppShortcutOptionsCollection(provider, title: "Decks")  // expect: key="Decks"
let shown = DisplayRepresentation(title: "Ace", subtitle: "Of hearts", synonyms: ["One"])  // expect: key="Ace"; key="Of hearts"; key="One"
let property = EntityProperty(title: "Suit")  // expect: key="Suit"
let deprecation = IntentDeprecation(message: "Use the newer one")  // expect: key="Use the newer one"
let summary = IntentDescription("Deals", categoryName: "Games", searchKeywords: ["cards"], resultValueName: "Hand")  // expect: key="Deals"; key="Games"; key="cards"; key="Hand"
let dialogs: [IntentDialog] = [
  IntentDialog("Dealt"),  // expect: key="Dealt"
  IntentDialog(full: "All cards are dealt", supporting: "Look at them"),  // expect: key="All cards are dealt"; key="Look at them"
]
let displayName = IntentDisplayName(true: "Face up", false: "Face down")  // expect: key="Face up"; key="Face down"
let item = IntentItem("ace", title: "An ace", subtitle: "The highest")  // expect: key="An ace"; key="The highest"
let items = IntentItemCollection(promptLabel: "Choose a card", items: [])  // expect: key="Choose a card"
let sections = [
  IntentItemSection("Black", items: []),  // expect: key="Black"
  IntentItemSection(title: "Red", subtitle: "Hearts and diamonds", items: []),  // expect: key="Red"; key="Hearts and diamonds"
]
let own = ItemCollection(promptLabel: "Choose a suit", usesIndexedCollation: false) {  // expect: key="Choose a suit"
  ItemSection("Dark", items: [])  // expect: key="Dark"
  ItemSection(title: "Light", subtitle: "Diamonds too", items: [])  // expect: key="Light"; key="Diamonds too"
}
let listed: IntentDescription? = .init("Shuffles", searchKeywords: ["mix", "stir"])  // expect: key="Shuffles"; key="mix"; key="stir"
let looks: [Suit: DisplayRepresentation] = [.hearts: .init(title: "Hearts", synonyms: ["Cups"])]  // expect: key="Hearts"; key="Cups"
let parameter = IntentParameter(title: "Card", description: "The card to play", requestValueDialog: "Which card?", requestDisambiguationDialog: "Which of these?")  // expect: key="Card"; key="The card to play"; key="Which card?"; key="Which of these?"
let parameterSummary = IntentParameterSummary("Play it", table: "Intents")  // expect: key="Play it" table="Intents"
let payment = IntentPaymentMethod(type: .credit, name: "Chips")  // expect: key="Chips"
struct Play: AppIntent {
  @Parameter(title: "Deck", description: "The deck to take", requestValueDialog: "Which deck?", requestDisambiguationDialog: "Which of the decks?") var deck: Deck  // expect: key="Deck"; key="The deck to take"; key="Which deck?"; key="Which of the decks?"
  @Property(title: "Size") var size: Int  // expect: key="Size"
  static var parameterSummary: some ParameterSummary { Summary("Play a card") }  // expect: key="Play a card"
  static let kind = TypeDisplayRepresentation(name: "Card type", numericFormat: "Many cards", synonyms: ["Kind"])  // expect: key="Card type"; key="Many cards"; key="Kind"
  func perform() async throws -> some IntentResult {
    try await requestConfirmation(result: .result(dialog: "Really play it?"))  // expect: key="Really play it?"
    try await requestConfirmation(dialog: "Really?")  // expect: key="Really?"
    try await requestToContinueInForeground("Open the table")  // expect: key="Open the table"
    throw needsToContinueInForegroundError("Come to the table")  // expect: key="Come to the table"
    throw $deck.needsValueError("Name a deck")  // expect: key="Name a deck"
    throw $deck.needsDisambiguationError(among: decks, dialog: "Name one of them")  // expect: key="Name one of them"
    let other = try await $deck.requestValue("Another deck?")  // expect: key="Another deck?"
    let one = try await $deck.requestDisambiguation(among: decks, dialog: "One of two?")  // expect: key="One of two?"
    let chosen = try await requestChoice(between: [IntentChoiceOption(title: "Stay", subtitle: "For now")], dialog: "Stay or go?")  // expect: key="Stay or go?"; key="Stay"; key="For now"
    let asked = ConfirmationActionName.custom(acceptLabel: "Play", acceptAlternatives: ["Lay"], denyLabel: "Keep", denyAlternatives: ["Hold"])  // expect: key="Play"; key="Lay"; key="Keep"; key="Hold"
  }
}
let alert = AlertConfiguration(title: "Your turn", body: "Play a card", sound: .default)  // expect: key="Your turn"; key="Play a card"
let button = AlarmButton(text: "Stop it", textColor: .red, systemImageName: "stop")  // expect: key="Stop it"
let alarm = AlarmPresentation(
  alert: .Alert(title: "Time is up", stopButton: button),  // expect: key="Time is up"
  countdown: AlarmPresentation.Countdown(title: "Hurry"),  // expect: key="Hurry"
  paused: AlarmPresentation.Paused(title: "Paused now")  // expect: key="Paused now"
)
let action = AccessibilityComponent.CustomAction(key: "Turn it")  // expect: key="Turn it"
let content = AccessibilityComponent.CustomContent(label: "Back", value: "Blue")  // expect: key="Back"; key="Blue"

let literals: [Any] = [
  AppShortcutOptionsCollection(stringLiteral: "Literal 1"),  // expect: key="Literal 1"
  DisplayRepresentation(stringLiteral: "Literal 2"),  // expect: key="Literal 2"
  EntityProperty(stringLiteral: "Literal 3"),  // expect: key="Literal 3"
  IntentDeprecation(stringLiteral: "Literal 4"),  // expect: key="Literal 4"
  IntentDescription(stringLiteral: "Literal 5"),  // expect: key="Literal 5"
  IntentDialog(stringLiteral: "Literal 6"),  // expect: key="Literal 6"
  IntentDisplayName(stringLiteral: "Literal 7"),  // expect: key="Literal 7"
  IntentItem(stringLiteral: "Literal 8"),  // expect: key="Literal 8"
  IntentItemCollection(stringLiteral: "Literal 9"),  // expect: key="Literal 9"
  IntentItemSection(stringLiteral: "Literal 10"),  // expect: key="Literal 10"
  IntentParameter(stringLiteral: "Literal 11"),  // expect: key="Literal 11"
  IntentPaymentMethod(stringLiteral: "Literal 12"),  // expect: key="Literal 12"
  Parameter(stringLiteral: "Literal 13"),  // expect: key="Literal 13"
  Property(stringLiteral: "Literal 14"),  // expect: key="Literal 14"
  TypeDisplayRepresentation(stringLiteral: "Literal 15"),  // expect: key="Literal 15"
  IntentChoiceOption(stringLiteral: "Literal 16"),  // expect: key="Literal 16"
  ItemCollection(stringLiteral: "Literal 17"),  // expect: key="Literal 17"
  ItemSection(stringLiteral: "Literal 18"),  // expect: key="Literal 18"
]
