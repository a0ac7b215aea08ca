extension Routine {
  /// The types and functions of App Intents, and of the frameworks that speak to the system's own
  /// surfaces.
  static let appIntents: [Routine] = intentTypes + intentFunctions + systemSurfaces

  private static let intentTypes = [
    shortcut("AppShortcut"),
    shortcut("init", form: .member),
    intent("AppShortcutOptionsCollection", ["title"]),
    intent("DisplayRepresentation", ["title", "subtitle", "synonyms"]),
    intent("EntityProperty", ["title"]),
    intent("IntentDeprecation", ["message"]),
    intent(
      "IntentDescription",
      ["categoryName", "resultValueName", "searchKeywords"],
      unlabeled: [.localizableResource]
    ),
    intent("IntentDialog", ["full", "supporting"], unlabeled: [.localizableResource]),
    intent("IntentDisplayName", ["true", "false"]),
    function("init", ["true", "false"], form: .member),
    intent("IntentChoiceOption", ["title", "subtitle"]),
    intent("IntentItem", ["title", "subtitle"]),
    intent("IntentItemCollection", ["promptLabel"]),
    intent("IntentItemSection", ["title", "subtitle"], unlabeled: [.localizableResource]),
    intent("IntentParameter", parameterLabels),
    summary("IntentParameterSummary"),
    intent("IntentPaymentMethod", ["name"]),
    // What a provider of options calls a collection and its sections.
    intent("ItemCollection", ["promptLabel"]),
    intent("ItemSection", ["title", "subtitle"], unlabeled: [.localizableResource]),
    intent("Parameter", parameterLabels),
    intent("Property", ["title"]),
    summary("Summary"),
    intent("TypeDisplayRepresentation", ["name", "numericFormat", "synonyms"]),
  ]

  /// The labels of keys in the initializers of the types above that a literal can stand for.
  static let initializerLabels: Set<String> = [
    "categoryName", "full", "name", "numericFormat", "resultValueName", "searchKeywords",
    "stringLiteral", "subtitle", "supporting", "synonyms", "title",
  ]

  private static let parameterLabels = [
    "title", "description", "requestValueDialog", "requestDisambiguationDialog",
  ]

  private static let intentFunctions = [
    function(
      "custom",
      ["acceptLabel", "acceptAlternatives", "denyLabel", "denyAlternatives"],
      form: .member
    ),
    function("needsDisambiguationError", ["dialog"], form: .member),
    function("needsToContinueInForegroundError", [], unlabeled: [.localizableResource]),
    function("needsValueError", [], unlabeled: [.localizableResource], form: .member),
    function("requestChoice", ["dialog"]),
    function("requestConfirmation", ["dialog"]),
    function("requestDisambiguation", ["dialog"], form: .member),
    function("requestToContinueInForeground", [], unlabeled: [.localizableResource]),
    function("requestValue", [], unlabeled: [.localizableResource], form: .member),
    function("result", ["dialog"], form: .member),
  ]

  private static let systemSurfaces = [
    labeled("AlertConfiguration", ["title", "body"], modules: ["ActivityKit"]),
    labeled("AlarmButton", ["text"], modules: ["AlarmKit"]),
    labeled("Alert", ["title"], modules: ["AlarmKit"]),
    labeled("Countdown", ["title"], modules: ["AlarmKit"]),
    labeled("CustomAction", ["key"], modules: ["RealityKit"]),
    labeled("CustomContent", ["label", "value"], modules: ["RealityKit"]),
    labeled("Paused", ["title"], modules: ["AlarmKit"]),
  ]

  private static func shortcut(_ name: String, form: Form = .free) -> Routine {
    Routine(
      name,
      labels: ["shortTitle": .localizableResource, "phrases": .phrases],
      form: form,
      modules: ["AppIntents"]
    )
  }

  private static func summary(_ name: String) -> Routine {
    Routine(
      name,
      unlabeled: [.parameterSummary],
      labels: ["table": .table],
      modules: ["AppIntents"]
    )
  }

  /// Makes a type whose initializers also have a literal's own, as the compiler calls it.
  private static func intent(
    _ name: String,
    _ labels: [String],
    unlabeled: [Role] = []
  ) -> Routine {
    function(name, labels + [stringLiteralLabel], unlabeled: unlabeled)
  }

  private static func function(
    _ name: String,
    _ labels: [String],
    unlabeled: [Role] = [],
    form: Form = .free
  ) -> Routine {
    labeled(
      name,
      labels,
      unlabeled: unlabeled,
      form: form,
      modules: ["AppIntents", "WidgetKit"],
      role: .localizableResource
    )
  }
}
