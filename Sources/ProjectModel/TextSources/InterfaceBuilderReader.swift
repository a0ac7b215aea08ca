import LocalizationModel
import TextFormats

/// Finds the texts of a storyboard or xib that have a place in its string tables.
///
/// Xcode exports a text under the id of its object and a property: `jNh-nd-VRd.headerCell.title`.
/// The properties are those that exported tables of public apps have; what is not known stays out.
struct InterfaceBuilderReader {
  /// A text, its key, and where it stands.
  struct Text {
    /// The id of the object that shows it.
    var owner: String
    /// The name of the element that is the object.
    var object: String
    var property: String
    var text: String
    var range: Range<Int>
    /// Whether users see it and no note says that it stays as it is.
    var isTranslatable = true

    var key: String { "\(owner).\(property)" }
  }

  private(set) var texts: [Text] = []
  private var elements: [Element] = []
  /// The names of the bindings of each object, by its id.
  private var bindings: [String: Set<String>] = [:]
  /// The notes for translators at each object, by its id.
  private var notes: [String: String] = [:]
  /// The objects that are a part of another one, by their ids.
  private var parts: [String: Part] = [:]

  /// The outlets that an object is connected to, by its id.
  private var outlets: [String: [Outlet]] = [:]
  /// The classes of the project's own, by the ids of their objects.
  private var classes: [String: String] = [:]

  /// The id of the menu bar, whose title is invisible.
  private var menuBar: String?

  /// The names of the elements that are objects, by their ids.
  private(set) var objects: [String: String] = [:]
  /// The platform, such as `iOS.CocoaTouch`.
  private(set) var runtime = ""
  /// Whether the document was read to its end.
  private(set) var isWhole = false

  /// The role of an object in another one, such as the `cell` of a control.
  private struct Part {
    var whole: String
    var role: String
  }

  /// A property of an object that code finds another one by.
  private struct Outlet {
    var owner: String
    var name: String
  }

  /// An element that is open.
  private struct Element {
    var name: String
    /// Its part in the element around it, such as `normal` of a button's states.
    var role: String?
    /// Its own id.
    var id: String?
    /// The id of the nearest object around it, itself included.
    var owner: String?
    /// The name of that object's element.
    var ownerName = ""
    /// How many elements stood in it before the current one.
    var childCount = 0
    /// Which child of its parent it is.
    var position = 0
    var isEncoded = false
  }

  init(_ bytes: [UInt8]) {
    var tags = XMLTags(bytes)
    while let tag = tags.next() {
      if tag.isEnd {
        close(tag)
        isWhole = elements.isEmpty && tag.name == "document"
      } else {
        open(tag)
        if tag.isEmpty { elements.removeLast() }
      }
    }
    // Bindings and notes may stand behind the texts.
    for index in texts.indices {
      let isLeft = note(of: texts[index].owner)?.forbidsTranslation ?? false
      texts[index].isTranslatable =
        !isLeft && texts[index].owner != menuBar && !isReplaced(texts[index])
    }
  }

  /// Returns the note for translators at an object, or at the one that it is a part of.
  ///
  /// A cell and a submenu are a part of what is around them, and are what shows its text.
  func note(of id: String) -> String? {
    if let note = notes[id] { return note }
    guard let part = parts[id], ["cell", "submenu"].contains(part.role) else { return nil }
    return notes[part.whole]
  }

  /// Returns the ways in which code may set a text: by the outlets of its object, or of the control that
  /// the object is the cell of.
  func controls(of text: Text) -> [ControlText] {
    guard let kind = Self.kindOfText(text.property) else { return [] }
    var ids = [text.owner]
    if let part = parts[text.owner], part.role == "cell" { ids.append(part.whole) }
    return ids.flatMap { outlets[$0] ?? [] }.flatMap { outlet in
      [classes[outlet.owner], nil].map {
        ControlText(outlet.name, of: $0, isPlaceholder: kind == .placeholder)
      }
    }
  }

  private enum KindOfText { case text, placeholder }

  /// The property that code sets by the name of a control; nil for rare ones, such as a tool tip.
  private static func kindOfText(_ property: String) -> KindOfText? {
    switch property {
    case "configuration.title", "normalTitle", "text", "title": .text
    case "placeholder", "placeholderString": .placeholder
    default: nil
    }
  }

  /// Whether users see what a binding takes from the app's model, and never the text.
  private func isReplaced(_ text: Text) -> Bool {
    let binding = Self.binding(of: text.property, in: text.object)
    if bindings[text.owner]?.contains(binding) ?? false { return true }
    // A control binds what its cell shows, and a column what its cells show.
    guard let part = parts[text.owner], ["cell", "dataCell"].contains(part.role) else {
      return false
    }
    return bindings[part.whole]?.contains(binding) ?? false
  }

  /// The name of the binding that replaces a property, as the Cocoa Bindings Reference has it.
  ///
  /// The value of a text field is its text, and that of a check box its state. A display pattern is a
  /// text of the binding, into which it puts values.
  private static func binding(of property: String, in object: String) -> String {
    switch property {
    case "title" where object.hasSuffix("FieldCell") || object == "comboBoxCell": "value"
    case "headerCell.title": "headerTitle"
    case "ibShadowedToolTip": "toolTip"
    default: property
    }
  }

  private mutating func open(_ tag: XMLTag) {
    let attributes = tag.attributes
    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.text }
    var element = Element(name: tag.name, role: value("key"), id: value("id"))
    element.owner = element.id ?? elements.last?.owner
    element.ownerName = element.id == nil ? elements.last?.ownerName ?? "" : tag.name
    element.position = elements.last?.childCount ?? 0
    element.isEncoded = value("base64-UTF8") == "YES"
    let whole = elements.last?.owner
    if let id = element.id {
      objects[id] = tag.name
      if let whole, let role = element.role { parts[id] = Part(whole: whole, role: role) }
    }
    if let id = element.id, let name = value("customClass") { classes[id] = name }
    if tag.name == "outlet" || tag.name == "outletCollection", let whole,
      let target = value("destination"), let name = value("property")
    {
      outlets[target, default: []].append(Outlet(owner: whole, name: name))
    }
    if tag.name == "binding", let whole, let name = value("name") {
      bindings[whole, default: []].insert(name)
    }
    if elements.isEmpty, let name = value("targetRuntime") { runtime = name }
    if tag.name == "menu", value("systemMenu") == "main" { menuBar = element.id }
    if !elements.isEmpty { elements[elements.count - 1].childCount += 1 }
    elements.append(element)
    for attribute in attributes {
      add(attribute.text, of: attribute.name, to: element, at: attribute.range)
    }
  }

  /// Takes the text of `<string key="title">…</string>`, which long texts have instead of an
  /// attribute.
  private mutating func close(_ tag: XMLTag) {
    guard let element = elements.popLast(), let parent = elements.last else { return }
    guard element.name == "string" || element.name == "mutableString", let role = element.role
    else { return }
    var text = tag.precedingText
    if element.isEncoded {
      text = String(decoding: Base64.decode(text), as: UTF8.self)
    }
    add(text, of: role, to: parent, at: tag.text)
  }

  private mutating func add(
    _ text: String,
    of attribute: String,
    to element: Element,
    at range: Range<Int>
  ) {
    guard !text.isEmpty, let owner = element.owner else { return }
    if element.name == "fragment", attribute == "content",
      elements.dropLast().last?.role == "userComments"
    {
      notes[owner] = text
    }
    guard let property = Self.property(attribute, of: element) else { return }
    texts.append(
      Text(
        owner: owner,
        object: element.ownerName,
        property: property,
        text: text,
        range: range
      )
    )
  }

  /// Returns the name that a text is exported under; nil where it is none for the user.
  private static func property(_ attribute: String, of element: Element) -> String? {
    switch (element.name, attribute) {
    case ("segment", "label"): "ibShadowedLabels[\(element.position)]"
    case ("segment", "title"): "segmentTitles[\(element.position)]"
    case ("segment", "toolTip"): "ibShadowedToolTips[\(element.position)]"
    case ("state", "title"): element.role.map { "\($0)Title" }
    case ("tableHeaderCell", "title"): "headerCell.title"
    case ("buttonConfiguration", "title"), ("buttonConfiguration", "subtitle"):
      "configuration.\(attribute)"
    case ("accessibility", "description"): "ibExternalAccessibilityDescription"
    case ("accessibility", "help"): "ibExternalAccessibilityHelp"
    case ("accessibility", "label"): "accessibilityLabel"
    case ("accessibility", "hint"): "accessibilityHint"
    case ("dictionary", _): placeholders[attribute]
    case ("toolbarItem", "toolTip"): attribute
    case (_, "toolTip"): "ibShadowedToolTip"
    // A pop-up button shows the title of its selected item, a toolbar's item its label; a constraint's
    // placeholder is a flag.
    case ("popUpButtonCell", _), ("toolbarItem", "title"), ("constraint", _): nil
    default: element.id != nil && properties.contains(attribute) ? attribute : nil
    }
  }

  /// Whether texts are exported under a property.
  static func exports(_ property: String) -> Bool {
    let name = String(property.prefix { $0 != "[" })
    return properties.contains(name) || otherProperties.contains(name)
      || placeholders.values.contains(name)
  }

  /// The properties that are called otherwise than their attributes.
  private static let otherProperties: Set<String> = [
    "accessibilityHint", "accessibilityLabel", "configuration.subtitle", "configuration.title",
    "disabledTitle", "headerCell.title", "highlightedTitle", "ibExternalAccessibilityDescription",
    "ibExternalAccessibilityHelp", "ibShadowedLabels", "ibShadowedToolTip", "ibShadowedToolTips",
    "normalTitle", "segmentTitles", "selectedTitle", "toolTip",
  ]

  /// The attributes of an object itself that are exported under their own names.
  private static let properties: Set<String> = [
    "alternateTitle", "footerTitle", "headerTitle", "headerToolTip", "label", "paletteLabel",
    "placeholder", "placeholderString", "prompt", "text", "title",
  ]

  /// The texts that a binding shows in the place of a value.
  private static let placeholders = [
    "NSMultipleValuesPlaceholder": "ibShadowedMultipleValuesPlaceholder",
    "NSNoSelectionPlaceholder": "ibShadowedNoSelectionPlaceholder",
    "NSNotApplicablePlaceholder": "ibShadowedNotApplicablePlaceholder",
    "NSNullPlaceholder": "ibShadowedIsNilPlaceholder",
  ]
}
