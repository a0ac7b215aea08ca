import Charts
import KeyboardShortcuts
import ManagedAppDistribution
import SwiftUI
import WidgetKit

@AccessibilityRotorContentBuilder var entries: some AccessibilityRotorContent {
  AccessibilityRotorEntry("Next chapter", id: 1)  // expect: key="Next chapter"
}
let author = AccessibilityCustomContentKey("Written by", id: "author")  // expect: key="Written by"

@SceneBuilder var scenes: some Scene {
  AlertScene("Could not open", isPresented: $isFailing) {}  // expect: key="Could not open"
  DocumentGroupLaunchScene("Your drawings") {}  // expect: key="Your drawings"
  MenuBarExtra("Status", systemImage: "bolt") {}  // expect: key="Status"
  UtilityWindow("Inspector", id: "inspector") {}  // expect: key="Inspector"
  Window("Main window", id: "main") {}  // expect: key="Main window"
  WindowGroup("Documents") {}  // expect: key="Documents"
}

var body: some View {
  Annotation("You are here", coordinate: here) {}
  AreaPlot(x: "Hour", y: "Height") { $0 }  // expect: key="Hour"; key="Height"
  AreaPlot(x: "Day", yStart: "Lowest", yEnd: "Highest") { ($0, $0) }  // expect: key="Day"; key="Lowest"; key="Highest"
  AxisValueLabel("Noon")  // expect: key="Noon"
  Button("Save") {}  // expect: key="Save"
  ColorPicker("Ink", selection: $ink)  // expect: key="Ink"
  CommandMenu("Format") {}  // expect: key="Format"
  ContentUnavailableView("No mail", systemImage: "tray")  // expect: key="No mail"
  ControlGroup("Size") {}  // expect: key="Size"
  ControlWidgetButton("Ring", action: Ring()) { _ in }  // expect: key="Ring"
  ControlWidgetToggle("Gate", isOn: isOpen, action: Open()) { _ in }  // expect: key="Gate"
  DatePicker("Due", selection: $due)  // expect: key="Due"
  DisclosureGroup("More") {}  // expect: key="More"
  DocumentLaunchView("Begin") {}  // expect: key="Begin"
  GroupBox("Details") {}  // expect: key="Details"
  JournalingSuggestionsPicker("Pick a moment") { _ in }  // expect: key="Pick a moment"
  Label("Starred", systemImage: "star")  // expect: key="Starred"
  LabeledContent("Version", value: version)  // expect: key="Version"
  LinePlot(x: "Time", y: "Speed") { $0 }  // expect: key="Time"; key="Speed"
  LinePlot(x: "East", y: "North", t: "Angle", domain: 0...1) { ($0, $0) }  // expect: key="East"; key="North"; key="Angle"
  Link("Our website", destination: url)  // expect: key="Our website"
  LocalizedStringKey(stringLiteral: "From a literal")  // expect: key="From a literal" routine="LocalizedStringKey"
  ManagedContentView(primaryLabel: "First", secondaryLabel: "Second", tertiaryLabel: "Third", quaternaryLabel: "Fourth")  // expect: key="First"; key="Second"; key="Third"; key="Fourth"
  Marker("Station", coordinate: here)  // expect: key="Station"
  Menu("Actions") {}  // expect: key="Actions"
  MenuButton("Old actions") {}  // expect: key="Old actions"
  MultiDatePicker("Days off", selection: $days)  // expect: key="Days off"
  NavigationLink("Next page") {}  // expect: key="Next page"
  PhotosPicker("Choose photos", selection: $photos)  // expect: key="Choose photos"
  Picker("Colour", selection: $colour) {}  // expect: key="Colour"
  ProgressView("Loading")  // expect: key="Loading"
  KeyboardShortcuts.Recorder("Toggle the panel", name: .toggle)  // expect: key="Toggle the panel"
  Section("Advanced") {}  // expect: key="Advanced"
  SecureField("Password", text: $password)  // expect: key="Password"
  ShareLink("Share the page", item: url)  // expect: key="Share the page"
  SharePreview("A page")  // expect: key="A page"
  Stepper("Copies", value: $copies)  // expect: key="Copies"
  SubscriptionOptionGroup("Plans") {}  // expect: key="Plans"
  SubscriptionOptionSection("Yearly") {}  // expect: key="Yearly"
  Tab("Home", systemImage: "house") {}  // expect: key="Home"
  TabSection("Library") {}  // expect: key="Library"
  TableColumn("Name", value: \.name)  // expect: key="Name"
  Text("Hello")  // expect: key="Hello"
  TextField("Street", text: $street)  // expect: key="Street"
  TextFieldLink("Reply") { _ in }  // expect: key="Reply"
  Toggle("Sound", isOn: $sound)  // expect: key="Sound"
}

let recommendations = [
  AppIntentRecommendation(intent: intent, description: "A widget's choice"),  // expect: key="A widget's choice"
  IntentRecommendation(intent: intent, description: "An older choice"),  // expect: key="An older choice"
]
