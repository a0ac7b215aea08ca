import Platform
package import SourceFiles

/// The kinds of code that a use may stand in.
@usableFromInline package enum SourceContext: String, CaseIterable, Sendable, Codable {
  case app
  /// A SwiftUI preview, which no user sees.
  case preview
  /// The body of `#Preview`, of which the compiler extracts nothing either, or of `#Playground`.
  case previewMacro
  case test
  /// Code that only a debug build has, between `#if DEBUG` and its end, or that none has for now: behind
  /// a name that nothing sets, or in a macro that nothing uses.
  case debug
  /// Code that no build has, behind `#if false` and `#if 0`.
  case disabled
  /// Code that no target of its project compiles, as far as that is known, or that is put into another
  /// app.
  case uncompiled
  /// Code of a demonstration without tables of its own.
  case demonstration
}

extension SourceContext {
  /// Recognizes test code by the folder or file that it lies in: `AppTests`, `Tests`,
  /// `CartTests.swift`.
  ///
  /// The folders above `roots`, the folders and files that are read, say nothing: a checkout may
  /// lie anywhere, and who names a folder of tests wants to read it.
  package init(of path: FilePath, below roots: [FilePath] = []) {
    self = Self.rangeOfTests(in: path, below: roots) == nil ? .app : .test
  }

  /// The modules that only test code imports.
  package static let testModules: Set<String> = ["Nimble", "Quick", "Testing", "XCTest"]

  /// Words that hardly any code but that of tests has, whatever its age.
  package static let testWords = [
    "XCTest", "@testable", "import Testing", "import Quick", "import Nimble", "SenTest", "Kiwi",
    "Specta", "SpecBegin", "SPEC_BEGIN", "GHUnit", "OCMock", "OCHamcrest", "EarlGrey", "KIFTest",
    "TestCase", "func test", "@Test", "gtest/", "- (void)test",
  ]

  /// Returns the folder `Tests`, or the file such as `CartTests.swift`, that alone makes test code of a
  /// path; nil where a folder says more, as `AppTests` does.
  package static func placeOfTests(around path: FilePath, below roots: [FilePath]) -> FilePath? {
    guard let range = rangeOfTests(in: path, below: roots) else { return nil }
    // The last component is the file.
    if range.upperBound == path.string.utf8.count { return path }
    let bytes = path.string.utf8.prefix(range.upperBound)
    return bytes.dropFirst(range.lowerBound).elementsEqual("Tests".utf8)
      ? FilePath(String(Substring(bytes))) : nil
  }

  /// Returns where the first component of a path below roots stands that ends in `Tests` or `UITest`,
  /// its extension left out where it is a source.
  ///
  /// Every path is asked, so the bytes are searched first, and then passed over once, of which the
  /// last eight are known.
  private static func rangeOfTests(in path: FilePath, below roots: [FilePath]) -> Range<Int>? {
    guard path.string.utf8.holds("Test") else { return nil }
    if roots.contains(path) { return nil }
    let place = roots.lazy.compactMap { path.relative(to: $0) }.first
    let bytes = Array(path.string.utf8)
    var start = bytes.count - (place ?? path.string[...]).utf8.count
    var end: UInt64 = 0
    /// The bytes in front of the first dot of the component; nil where there is none yet.
    var stemEnd: UInt64?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "/") {
        if namesTests(end, stemEnd) { return start..<index }
        (start, end, stemEnd) = (index + 1, 0, nil)
      } else {
        if byte == UInt8(ascii: "."), stemEnd == nil { stemEnd = end }
        end = end << 8 | UInt64(byte)
      }
    }
    return namesTests(end, stemEnd) ? start..<bytes.count : nil
  }

  private static func namesTests(_ end: UInt64, _ stemEnd: UInt64?) -> Bool {
    let isFile =
      end & 0xFFFF == 0x2E6D  // .m
      || end & 0xFF_FFFF == 0x2E_6D6D  // .mm
      || end & 0xFF_FFFF == 0x2E_786D  // .xm
      || end & 0xFFFF_FFFF_FFFF == 0x2E73_7769_6674  // .swift
    let stem = isFile ? stemEnd ?? end : end
    return stem & 0xFF_FFFF_FFFF == 0x54_6573_7473  // Tests
      || stem & 0xFFFF_FFFF_FFFF == 0x5549_5465_7374  // UITest
  }
}

extension FilePath {
  /// Returns the folder of a demonstration that a file lies in, below the roots of a scan; nil for none.
  ///
  /// Roots are named on purpose, and their own names say nothing.
  /// A folder called in the plural, `Examples`, holds a demonstration in each of its folders.
  /// An app of one's own may be called as libraries call theirs, so that fewer names count outside of other
  /// people's code.
  package func demonstration(below roots: [FilePath]) -> FilePath? {
    if roots.contains(self) { return nil }
    let root = roots.filter { relative(to: $0) != nil }.max {
      $0.string.utf8.count < $1.string.utf8.count
    }
    let place = root.flatMap { relative(to: $0) } ?? string[...]
    let folders = Array(place.split(separator: "/").dropLast())
    let ofOthers = folders.firstIndex(where: \.isNameOfVendored) ?? folders.count
    let start = folders.indices.first { index in
      index > ofOthers
        ? folders[index].isExampleFolder : folders[index].isNameOfDemonstrations
    }
    guard let start else { return nil }
    let end = folders[start].lowercased().hasSuffix("s") ? min(start + 1, folders.count - 1) : start
    let folder = folders[...end].joined(separator: "/")
    return root?.appending(folder) ?? FilePath(isAbsolute ? "/" + folder : folder)
  }
}

extension StringProtocol where SubSequence == Substring {
  /// Whether what is called so shows how to use a library, by a word in the name: `KitDemo`,
  /// `Sample App`, `kit_examples`.
  package var namesDemonstration: Bool { ends(inOneOf: Substring.demonstrations) }

  /// Whether what is called so and lies beside a library shows that: `KitDemo`, and `Showcase`, as apps
  /// of one's own are called too.
  package var namesShowcase: Bool {
    ends(inOneOf: Substring.demonstrations.union(["catalog", "catalogue", "showcase"]))
  }

  /// Whether a name ends in one of some words, but for those that say what it is for.
  private func ends(inOneOf wanted: Set<String>) -> Bool {
    let words = String(self).wordsOfName.filter { !$0.isEmpty }
    return words.indices.contains { index in
      let isAtEnd = words[(index + 1)...].allSatisfy { Self.endings.contains($0) }
      return isAtEnd && wanted.contains(words[index])
    }
  }

  /// The words that may stand behind such a one: `SampleApp`, `Demo-iOS`, unlike `SamplePad`.
  private static var endings: Set<String> {
    ["app", "apps", "c", "i", "kit", "mac", "obj", "os", "osx", "project", "swift", "tv", "ui"]
  }
}

extension String {
  /// The words that a name is made of, in lower case: `kit`, `xy`, `sample`, `app` for `KitXYSampleApp`.
  var wordsOfName: [String] {
    let characters = Array(self)
    var words = [""]
    for (index, character) in characters.enumerated() {
      guard character.isLetter else {
        words.append("")
        continue
      }
      let next = index + 1 < characters.count ? characters[index + 1] : character
      let isAfterSmall = index > 0 && characters[index - 1].isLowercase
      if character.isUppercase, isAfterSmall || next.isLowercase { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}

extension FilePath {
  /// Whether a file or folder lies in a folder that shows how to use a library.
  package var isInExample: Bool {
    components.contains(where: \.isExampleFolder)
  }
}

extension Substring {
  /// Whether a folder of the name holds code that shows how to use other code.
  fileprivate var isNameOfDemonstrations: Bool { Self.demonstrations.contains(lowercased()) }

  /// Whether it does so in a library, where many are called after a platform: `iOS Example`.
  var isExampleFolder: Bool {
    let start = utf8.lastIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
    return start.map { self[utf8.index(after: $0)...] }?.isNameOfDemonstrations
      ?? isNameOfDemonstrations
  }

  fileprivate static let demonstrations: Set<String> = [
    "demo", "demos", "example", "examples", "playground", "playgrounds", "sample", "samples",
  ]
}
