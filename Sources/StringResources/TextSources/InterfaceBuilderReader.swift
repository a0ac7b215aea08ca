import TextFormats

/// Finds the texts of a storyboard or xib that have a place in its string tables.
///
/// Xcode exports a text under the id of its object and a property: `jNh-nd-VRd.headerCell.title`.
/// The properties are those that exported tables of public apps have; what is not known stays out.
struct InterfaceBuilderReader {
  /// A text, its key, and where it stands.
  struct Text {
    var key: String
    var text: String
    var range: Range<Int>
    /// The name of the element that is the object.
    var object = ""
  }

  private let bytes: [UInt8]
  private(set) var texts: [Text] = []
  private var elements: [Element] = []

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
    self.bytes = bytes
  }

  mutating func read() {
    var tags = XMLTags(bytes)
    while let tag = tags.next() {
      if tag.isEnd {
        close(tag)
      } else {
        open(tag)
        if tag.isEmpty { elements.removeLast() }
      }
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
    guard !text.isEmpty, let owner = element.owner,
      let property = Self.property(attribute, of: element)
    else { return }
    let key = "\(owner).\(property)"
    texts.append(Text(key: key, text: text, range: range, object: element.ownerName))
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
