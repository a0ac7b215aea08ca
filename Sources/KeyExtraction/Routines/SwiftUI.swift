extension Routine {
  /// The views and modifiers of SwiftUI and of the frameworks that extend it.
  static let swiftUI: [Routine] = views.map { view($0) } + labeledViews + modifiers

  /// Without MapKit's `Annotation`, whose overload for a string is what a literal means.
  private static let views = [
    "AccessibilityCustomContentKey", "AccessibilityRotorEntry", "AlertScene", "AxisValueLabel",
    "Button", "ColorPicker", "CommandMenu", "ContentUnavailableView",
    "ControlGroup", "ControlWidgetButton", "ControlWidgetToggle", "DatePicker", "DisclosureGroup",
    "DocumentGroupLaunchScene",
    "DocumentLaunchView", "GroupBox", "JournalingSuggestionsPicker", "Label", "LabeledContent",
    "Link", "Marker", "Menu", "MenuBarExtra", "MenuButton", "MultiDatePicker", "NavigationLink",
    "PhotosPicker", "Picker", "ProgressView", "Section",
    "SecureField", "ShareLink", "SharePreview", "Stepper", "SubscriptionOptionGroup",
    "SubscriptionOptionSection", "Tab", "TabSection", "TableColumn", "TextField", "TextFieldLink",
    "Toggle", "UtilityWindow", "Window", "WindowGroup",
  ]

  private static let labeledViews = [
    Routine(
      "Text",
      unlabeled: [.localizableKey],
      labels: detailLabels,
      modules: swiftUIModules,
      acceptsStrings: true
    ),
    Routine(
      "LocalizedStringKey",
      unlabeled: [.localizableKey],
      labels: stringLiteral,
      modules: swiftUIModules
    ),
    // A view of a package, which hundreds of apps for the Mac have.
    Routine(
      "Recorder",
      unlabeled: [.localizableKey],
      modules: ["KeyboardShortcuts"],
      acceptsStrings: true,
      qualifier: "KeyboardShortcuts"
    ),
    // The state of texts in the Composable Architecture, which stands for `Text`.
    Routine(
      "TextState",
      unlabeled: [.localizableKey],
      labels: detailLabels,
      modules: [
        "AppKitNavigation", "ComposableArchitecture", "SwiftNavigation", "SwiftUINavigation",
        "UIKitNavigation", "_SwiftUINavigationState",
      ],
      acceptsStrings: true
    ),
    labeled("Action", ["title"], modules: ["TipKit"]),
    labeled("AppIntentRecommendation", ["description"], modules: ["WidgetKit"]),
    labeled("AreaPlot", ["x", "y", "yStart", "yEnd"], modules: ["Charts"]),
    labeled("IntentRecommendation", ["description"], modules: ["WidgetKit"]),
    labeled("LinePlot", ["x", "y", "t"], modules: ["Charts"]),
    labeled(
      "ManagedContentView",
      ["primaryLabel", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"],
      modules: ["ManagedAppDistribution"]
    ),
  ]

  private static let modifiers =
    [
      "accessibilityHint", "accessibilityInputLabels", "accessibilityLabel", "accessibilityRotor",
      "accessibilityValue", "alert",
      "chartXAxisLabel", "chartYAxisLabel", "chartZAxisLabel",
      "configurationDisplayName", "confirmationDialog", "controlWidgetActionHint",
      "controlWidgetStatus", "dialogSuppressionToggle",
      "fileDialogConfirmationLabel", "fileDialogMessage", "fileExporterFilenameLabel", "help",
      "navigationBarTitle", "navigationSubtitle", "navigationTitle", "widgetLabel",
    ].map { modifier($0) } + [
      // What is optional makes a key of a literal in `.init("…")` too.
      modifier("badge", unlabeled: [.localizableResource]),
      modifier("typeSelectEquivalent", unlabeled: [.localizableResource]),
      modifier("accessibilityCustomContent", unlabeled: [.localizableKey, .localizableKey]),
      modifier("description", modules: ["WidgetKit"]),
      modifier("displayName", modules: ["WidgetKit"]),
      modifier("value", modules: ["Charts"]),
      labeled("accessibilityAction", ["named"], form: .member, modules: swiftUIModules),
      labeled("accessibilityDragPoint", ["description"], form: .member, modules: swiftUIModules),
      labeled("accessibilityDropPoint", ["description"], form: .member, modules: swiftUIModules),
      labeled("searchable", ["prompt"], form: .member, modules: swiftUIModules),
    ]

  /// The modules that bring SwiftUI's names into a file.
  static let swiftUIModules: Set<String> = [
    "AppIntents", "Charts", "MapKit", "PhotosUI", "StoreKit", "SwiftUI", "SwiftUICore", "TipKit",
    "WidgetKit",
  ]

  /// The key in an own overload of a view or modifier; the frameworks' have none.
  private static let labelsOfOverloads = detailLabels.filter { $0.value != .value }

  private static func view(_ name: String) -> Routine {
    Routine(
      name,
      unlabeled: [.localizableKey],
      labels: labelsOfOverloads,
      modules: swiftUIModules,
      acceptsStrings: true
    )
  }

  private static func modifier(
    _ name: String,
    unlabeled: [Role] = [.localizableKey],
    modules: Set<String> = swiftUIModules
  ) -> Routine {
    Routine(
      name,
      unlabeled: unlabeled,
      labels: labelsOfOverloads,
      form: .member,
      modules: modules,
      acceptsStrings: true
    )
  }

  /// Makes a routine that has a key at each of the labels, where it takes no plain strings.
  static func labeled(
    _ name: String,
    _ labels: [String],
    unlabeled: [Role] = [],
    form: Form = .free,
    modules: Set<String>,
    role: Role = .localizableKey
  ) -> Routine {
    let roles = Dictionary(
      uniqueKeysWithValues: labels.map { ($0, $0 == stringLiteralLabel ? .stringKey : role) }
    )
    return Routine(name, unlabeled: unlabeled, labels: roles, form: form, modules: modules)
  }
}
