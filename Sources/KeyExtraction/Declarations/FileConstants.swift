import Platform
import SourceFiles
import SwiftSource

/// The constants of a Swift file that name a table or the bundle of the file's module, as far as the
/// file alone tells.
///
/// A name alone tells something only where it means the same throughout the file.
struct FileConstants {
  /// By name the constants that the file declares.
  private var declared: [String: [Constant]] = [:]
  /// The names that local variables and parameters of closures have, too.
  private var hidden: Set<String> = []
  /// By name the functions with a parameter of it, none within another.
  private var functions: [String: [Range<Int>]] = [:]
  /// The names of the classes that the file declares.
  private var classes: Set<String> = []
  private let list: TokenList

  private struct Constant {
    /// The type around it; empty outside of all.
    let owner: String
    /// Nil where the value can change.
    let value: Range<Int>?
  }

  init(_ list: TokenList, _ outline: Outline) {
    self.list = list
    var owners: [Int: String] = [:]
    var keywords: Set<Int> = []
    for item in outline.items {
      if item.kind.isType, let body = item.body { owners[body] = list.text(item.name) }
      if item.kind == .classType { classes.insert(list.text(item.name)) }
      hideParameters(of: item)
      guard item.kind == .property, !item.isLocal else { continue }
      keywords.insert(item.keyword)
      let owner = item.bracket.flatMap { owners[$0] } ?? ""
      declared[list.text(item.name), default: []].append(
        Constant(owner: owner, value: value(of: item))
      )
    }
    hidden = list.localNames(besides: keywords)
  }

  private mutating func hideParameters(of item: Outline.Item) {
    guard item.kind.isFunction, let parenthesis = item.parenthesis else { return }
    for parameter in list.parameters(in: parenthesis) {
      let last = functions[parameter.name]?.last?.upperBound ?? 0
      guard item.keyword >= last, item.end > item.keyword else { continue }
      functions[parameter.name, default: []].append(item.keyword..<item.end)
    }
  }

  /// Whether a name alone may mean something else than the constants at a place.
  private func isHidden(_ name: String, at index: Int) -> Bool {
    if hidden.contains(name) { return true }
    guard let ranges = functions[name] else { return false }
    let next = ranges.partitioningIndex { $0.lowerBound > index }
    return next > 0 && ranges[next - 1].contains(index)
  }

  /// Whether the file declares anything of a name.
  func declare(_ name: String) -> Bool {
    declared[name] != nil || hidden.contains(name) || functions[name] != nil
  }

  /// Returns the value of a constant, or of a computed property that is nothing else.
  private func value(of item: Outline.Item) -> Range<Int>? {
    if let body = item.body {
      let inside = list.inside(body)
      let isReturned = inside.first.map { list.keyword($0) == .return } ?? false
      return isReturned ? inside.dropFirst() : inside
    }
    return list.keyword(item.keyword) == .let ? item.value : nil
  }

  /// The constants that hold the bundle of the file's module, by their owners and names.
  var ownBundles: [(owner: String, name: String)] {
    declared.flatMap { name, constants in
      constants.filter(isOwnBundle).map { ($0.owner, name) }
    }
  }

  /// Returns the bundles of classes that the constants of the file at a path hold, by their owners and
  /// names: that of `Kit` for the value `Bundle(for: Kit.self)`.
  func bundlesOfClasses(at path: FilePath) -> [String: Set<BundleSource>] {
    var bundles: [String: Set<BundleSource>] = [:]
    for (name, constants) in declared {
      for constant in constants {
        guard let bundle = bundleOfClass(constant, path) else { continue }
        bundles["\(constant.owner).\(name)", default: []].insert(bundle)
      }
    }
    return bundles
  }

  /// Returns the bundles of classes that names alone mean in the file at a path.
  func bundlesOfNames(at path: FilePath) -> [String: BundleSource] {
    declared.compactMapValues { constants -> BundleSource? in
      let bundles = Set(constants.map { bundleOfClass($0, path) })
      return bundles.count == 1 ? bundles.first ?? nil : nil
    }.filter { !hidden.contains($0.key) && functions[$0.key] == nil }
  }

  /// The constants whose bundles are searched for, by their owners and names.
  var searchedBundles: Set<String> {
    Set(
      declared.flatMap { name, constants in
        constants.filter { $0.value.map(list.searchesBundle) ?? false }
          .map { "\($0.owner).\(name)" }
      }
    )
  }

  /// The names that alone mean the bundle of the file's module.
  var namesOfOwnBundles: Set<String> {
    let names = declared.filter { $0.value.allSatisfy(isOwnBundle) }.keys
    return Set(names).subtracting(hidden).subtracting(functions.keys)
  }

  /// Returns whether `bundle` or `Self.bundle` means the bundle of the file's module.
  func nameOwnBundle(_ expression: Range<Int>) -> Bool {
    guard let name = list.ownName(in: expression), let constants = declared[list.text(name)] else {
      return false
    }
    let isAlone = expression.count == 1
    return !(isAlone && isHidden(list.text(name), at: name))
      && constants.allSatisfy(isOwnBundle)
  }

  private func isOwnBundle(_ constant: Constant) -> Bool {
    constant.value.map(list.isOwnBundle) ?? false
  }

  private func bundleOfClass(_ constant: Constant, _ path: FilePath) -> BundleSource? {
    guard let name = constant.value.flatMap(list.classOfBundle) else { return nil }
    if !list.isSelf(name) { return bundle(ofClass: list.text(name), at: path) }
    return constant.owner.isEmpty ? nil : bundle(ofClass: constant.owner, at: path)
  }

  /// Returns the bundle of a class that the file at a path names.
  func bundle(ofClass name: String, at path: FilePath) -> BundleSource {
    classes.contains(name) ? .ofTargets(having: path) : .ofClass(name)
  }

  /// Returns the one text that the constants have which an expression may mean: `table`, `Self.table`,
  /// `Texts.table`.
  func text(of expression: Range<Int>) -> String? {
    guard let last = expression.last, list.kind(last) == .identifier,
      let constants = declared[list.text(last)]
    else { return nil }
    let owner: String?
    if list.ownName(in: expression) != nil {
      if expression.count == 1, isHidden(list.text(last), at: last) { return nil }
      owner = nil
    } else {
      guard expression.count == 3, list.isMember(last) else { return nil }
      owner = list.text(expression.lowerBound)
    }
    let evaluator = KeyEvaluator(list: list, language: .swift)
    let texts = constants.filter { owner == nil || $0.owner == owner }.map { constant in
      constant.value.flatMap { evaluator.literalText(in: $0) }
    }
    guard let first = texts.first, texts.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}

extension TokenList {
  /// Returns whether an expression is the bundle of the module that it stands in: `.module`,
  /// `Bundle.module`, `#bundle`, `.atURL(Bundle.module.bundleURL)`.
  func isOwnBundle(_ range: Range<Int>) -> Bool {
    guard range.count <= Self.ownBundles[0].count else { return false }
    return Self.ownBundles.contains(range.map(text))
  }

  /// The words and marks of such expressions, the longest first.
  private static let ownBundles = [
    [".", "atURL", "(", "Bundle", ".", "module", ".", "bundleURL", ")"],
    ["Bundle", ".", "module"], [".", "module"], ["#bundle"],
  ]

  /// Returns the type and the name of a constant that may be a bundle: `Bundle` and `kit` of `.kit`,
  /// `Texts` and `bundle` of `Kit.Texts.bundle`.
  func bundleConstant(in range: Range<Int>) -> (owner: String, name: String)? {
    guard let last = range.last, range.count > 1, kind(last) == .identifier, isPath(range),
      isMember(last)
    else { return nil }
    return (range.count == 2 ? "Bundle" : textOfReceiver(ofMember: last), text(last))
  }
}

extension [UInt8] {
  /// Whether a file may declare a constant that holds the bundle of a module, or one that is searched for.
  var mayDeclareBundle: Bool {
    Self.wordOfBundle.contains { $0.finds(wordIn: self) }
      && Self.waysToBundles.contains(where: holds)
  }

  private static let waysToBundles: [StaticString] = [
    ".module", "#bundle", "bundle\"", "\"org.cocoapods.", "(for:",
  ]

  private static let wordOfBundle = WordSearch.searches(for: ["Bundle"])
}
