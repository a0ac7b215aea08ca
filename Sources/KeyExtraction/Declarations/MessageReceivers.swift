import SourceFiles
import SwiftSource

/// Tells the classes of what the messages of an Objective-C file are sent to.
struct MessageReceivers {
  private let list: TokenList
  /// Where the implementations of classes begin, and their names.
  private let implementations: [(start: Int, name: String)]

  init(_ list: TokenList, _ outline: Outline) {
    self.list = list
    implementations = outline.items.compactMap { item in
      item.kind.isType ? (item.keyword, list.text(item.name)) : nil
    }
  }

  /// How far a declaration is looked for, so that hostile input costs linear time.
  private static let searchLimit = 3000
  private static let bracketLimit = 100

  /// Returns the class of what the message is sent to whose selector begins at a token; nil where it
  /// is not evident.
  func receiver(ofMessageAt selector: Int) -> String? {
    let end = selector - 1
    switch list.kind(end) {
    case .string: return "NSString"
    case .identifier where list.kind(end - 1) == .dot: return declaredClass(of: end)
    case .identifier: return namedClass(end)
    case .rightBracket: return result(ofMessageClosedBy: end)
    default: return nil
    }
  }

  private func implementation(around token: Int) -> String? {
    implementations.last { $0.start < token }?.name
  }

  private func namedClass(_ name: Int) -> String? {
    switch list.text(name) {
    case "self", "super": implementation(around: name)
    default: declaredClass(of: name) ?? (list.isCapitalized(name) ? list.text(name) : nil)
    }
  }

  /// Tells whether a method belongs to the class of strings.
  func isOfString(_ method: Outline.Item) -> Bool {
    implementation(around: method.name).map { $0.hasSuffix("String") } ?? false
  }

  /// Returns the expression that a method of strings is called on, if it may be a string: literals, or
  /// what one name or a message gives.
  func string(before name: Int) -> Range<Int>? {
    let isDotted = list.kind(name - 1) == .dot
    let end = isDotted ? name - 2 : name - 1
    let isMessage = list.kind(name + 1) == .rightBracket || list.kind(name + 1) == .colon
    guard isDotted || isMessage, let start = startOfReceiver(endingAt: end),
      isDotted || list.kind(start - 1) == .leftBracket
    else { return nil }
    let known = receiver(ofMessageAt: end + 1)
    return known.map { $0.hasSuffix("String") } ?? true ? start..<end + 1 : nil
  }

  private func startOfReceiver(endingAt end: Int) -> Int? {
    var start = end
    switch list.kind(end) {
    case .string: while list.kind(start - 1) == .string { start -= 1 }
    case .identifier:
      if list.keyword(end) == .return { return nil }
      while list.kind(start - 1) == .dot, list.kind(start - 2) == .identifier { start -= 2 }
    case .rightBracket: return bracket(closedBy: end)
    default: return nil
    }
    return start
  }

  /// Returns the class in `[[Alert alloc] init]`, `[Texts shared]` and `[self label]`.
  private func result(ofMessageClosedBy bracket: Int) -> String? {
    guard let open = self.bracket(closedBy: bracket),
      list.kind(list.after(open + 1)) == .identifier
    else { return nil }
    let selector = list.after(open + 1)
    let name = list.text(selector)
    if Self.sameClass.contains(where: name.hasPrefix) { return receiver(ofMessageAt: selector) }
    return list.kind(selector + 1) == .rightBracket ? declaredClass(of: selector) : nil
  }

  private func bracket(closedBy bracket: Int) -> Int? {
    (max(0, bracket - Self.bracketLimit)..<bracket).last {
      list.kind($0) == .leftBracket && list.partner(of: $0) == bracket
    }
  }

  /// The beginnings of methods that return an object of the class itself.
  private static let sameClass = [
    "alloc", "autorelease", "copy", "current", "default", "init", "instance", "main", "new",
    "retain", "self", "shared", "standard",
  ]

  /// Returns the class in the nearest `Label *name` above.
  private func declaredClass(of name: Int) -> String? {
    let spelling = list.bytes[list[name].range].drop { $0 == "_" }
    for index in stride(from: name - 1, through: max(1, name - Self.searchLimit), by: -1)
    where list[index].kind == .identifier && list[index].range.count >= spelling.count
      && list.bytes[list[index].range].drop(while: { $0 == "_" }).elementsEqual(spelling)
    {
      guard let star = star(before: index) else { continue }
      return list.kind(star - 1) == .identifier ? list.text(star - 1) : nil
    }
    return nil
  }

  /// Returns the star before a name, and before qualifiers such as `const` and `_Nullable`.
  private func star(before name: Int) -> Int? {
    var index = name - 1
    while list.kind(index) == .identifier, index > name - 3 { index -= 1 }
    return list.kind(index) == .other && list.text(index) == "*" ? index : nil
  }
}

extension RoutineTable {
  /// Returns the class of what a message is sent to: as its file tells, or as a global variable.
  func receiver(ofMessageAt selector: Int, of receivers: MessageReceivers, _ list: TokenList)
    -> String?
  {
    if let known = receivers.receiver(ofMessageAt: selector) { return known }
    let isName = list.kind(selector - 1) == .identifier && list.kind(selector - 2) == .leftBracket
    return isName && !globals.isEmpty ? globals[list.text(selector - 1)] : nil
  }

  /// Leaves out of a method of the project's own what belongs to other classes than the one that a
  /// message is sent to.
  func meant(_ routine: Routine, by selector: String, sentTo receiver: String?) -> Routine {
    guard routine.overloads.contains(where: { $0.home != nil }) else { return routine }
    return routine.with(
      routine.overloads.filter { signature in
        guard let home = signature.home, let owner = home.outer.last else { return true }
        return mayInherit(receiver, from: owner, isCategory: home.isExtension)
          ?? !selector.isCommonSelector
      }
    )
  }

  /// Tells whether an object of a class has the methods of another; nil where that is not known.
  private func mayInherit(_ receiver: String?, from owner: String, isCategory: Bool) -> Bool? {
    guard let receiver else { return nil }
    let ancestors = ancestors(of: receiver)
    if ancestors.contains(owner) { return true }
    // What a framework's class inherits is not told by the sources, nor what 'id' stands for.
    let isOfFramework = superclasses[owner] == nil && isCategory
    return isOfFramework && ancestors.last != "NSObject" ? nil : false
  }
}

extension String {
  /// Whether it begins the selector of a method that the frameworks have in many classes, such as
  /// 'setTitle' and 'objectForKey': a class of one's own is meant only where the receiver says so.
  var isCommonSelector: Bool {
    hasPrefix("set") && dropFirst(3).utf8.first.map { "A"..."Z" ~= $0 } ?? false
      || commonSelectors.contains(self)
  }
}

private let commonSelectors: Set<String> = [
  "addObject", "boolForKey", "compare", "containsObject", "containsString", "hasPrefix",
  "hasSuffix", "indexOfObject", "initWithString", "integerForKey", "isEqual", "isEqualToString",
  "objectForKey", "objectForKeyedSubscript", "perform", "rangeOfString", "removeObject",
  "removeObjectForKey", "stringByAppendingString", "stringForKey", "stringWithString",
  "valueForKey", "valueForKeyPath", "valueForUndefinedKey",
]
