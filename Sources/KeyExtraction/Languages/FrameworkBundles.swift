import Platform
import SourceFiles
import SwiftSource

extension TokenList {
  /// Returns whether a call looks in the bundle of one of Apple's frameworks, whose texts are none
  /// of the app's: `Bundle(for: UIApplication.self).localizedString(…)`.
  func asksFramework(_ site: Int, _ call: RoutineCall) -> Bool {
    if call.routine.isMethodOfBundle { return isFrameworkBundle(receiver(before: site)) }
    guard call.roles.count > 1 || call.routine.form == .suffix,
      let bundle = call.roles.firstIndex(of: .bundle)
    else { return false }
    return isFrameworkBundle(strippedExpression(call.arguments[bundle].value))
  }

  /// Returns whether an expression is the app's own bundle, in which a call looks that names none:
  /// `.main`, `[NSBundle mainBundle]`.
  func isMainBundle(_ range: Range<Int>) -> Bool {
    strippedExpression(range).last { kind($0) == .identifier }
      .map { ["main", "mainBundle"].contains(text($0)) } ?? false
  }

  private func isFrameworkBundle(_ range: Range<Int>) -> Bool {
    value(ofBundle: range).map(makesFrameworkBundle) ?? false
  }

  /// Returns what makes a bundle: the expression itself, or what the nearest `let` above gives its name;
  /// nil where that is not in sight.
  func value(ofBundle range: Range<Int>) -> Range<Int>? {
    guard let last = range.last else { return nil }
    guard kind(last) == .identifier, isPath(range) else { return range }
    if ["main", "module"].contains(text(last)) { return nil }
    return nearestValue(ofName: last, before: range.lowerBound)
  }

  /// Returns whether code searches for a bundle by the name of its file, or by the identifier that
  /// CocoaPods gives a framework: `path(forResource: "Chart", ofType: "bundle")`.
  func searchesBundle(_ range: Range<Int>) -> Bool {
    range.contains { index in
      guard kind(index) == .string else { return false }
      let literal = bytes[self[index].range].drop { $0 == UInt8(ascii: "@") }
      return literal.starts(with: Self.podName) || literal.elementsEqual(Self.bundleType)
        || literal.suffix(Self.bundleSuffix.count).elementsEqual(Self.bundleSuffix)
    }
  }

  private static let podName = Array("\"org.cocoapods.".utf8)
  private static let bundleType = Array("\"bundle\"".utf8)
  private static let bundleSuffix = Array(".bundle\"".utf8)

  /// Returns whether an expression makes a bundle from a class, an identifier or a path of Apple's.
  private func makesFrameworkBundle(_ range: Range<Int>) -> Bool {
    let namesBundle = range.contains {
      kind($0) == .identifier
        && ["Bundle", "NSBundle", "CFBundleGetBundleWithIdentifier"]
          .contains(text($0))
    }
    return namesBundle
      && range.contains { index in
        switch kind(index) {
        case .identifier: isFrameworkClass(index)
        case .string:
          Self.appleNames.contains { bytes[self[index].range].firstOccurrence(of: $0) != nil }
        default: false
        }
      }
  }

  /// How the identifiers and the paths of Apple's bundles begin.
  private static let appleNames = ["\"com.apple.", "\"/System/Library/"].map { Array($0.utf8) }

  /// Returns whether `UIApplication.self` or `[UIApplication class]` begins at a token.
  private func isFrameworkClass(_ index: Int) -> Bool {
    guard isClassObject(index) else { return false }
    let name = bytes[self[index].range]
    return name.count > 2 && ("A"..."Z") ~= name[name.startIndex + 2]
      && Self.prefixes.contains { name.starts(with: $0.utf8) }
  }

  /// The prefixes of classes of whose texts Apple's bundles hold many.
  private static let prefixes = ["UI", "NS"]
}

extension Routine {
  /// Whether it is a method of bundles, which alone leave out no label.
  var isMethodOfBundle: Bool { wantsAllLabels }
}
