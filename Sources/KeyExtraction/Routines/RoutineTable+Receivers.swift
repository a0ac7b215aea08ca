import SwiftSource

extension RoutineTable {
  /// Returns the class of what a message is sent to: as its file tells, or as a global variable.
  func receiver(ofMessageAt selector: Int, of receivers: MessageReceivers) -> String? {
    if let known = receivers.receiver(ofMessageAt: selector) { return known }
    if globals.isEmpty { return nil }
    let list = receivers.list
    return list.nameOfReceiver(ofMessageAt: selector).flatMap { globals[list.text($0)] }
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

  /// Returns whether an object of a class has the methods of another; nil where that is not known.
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
