import LocalizationModel
import SourceFiles
import TestSupport
import Testing

/// Many targets that claim one folder say together what each says alone.
@Suite struct ManyTargetsTests {
  private static let paths: [FilePath] = [
    "a/S", "a/S/x.swift", "a/S/y.swift", "a/S/sub/y.swift", "a/S/de.lproj/x.strings",
    "a/S/In.bundle/x.strings", "a/S/In.bundle/sub/y.swift", "a/other.swift", "a/S/Kit/k.swift",
  ]

  private static func manifest(
    _ targets: [BuildTarget],
    at path: FilePath = "a/P.xcodeproj"
  ) -> ProjectManifest {
    var manifest = ProjectManifest(path: path, folder: "a")
    manifest.targets = targets
    return manifest
  }

  private static func target(_ number: Int, _ random: inout SeededGenerator) -> BuildTarget {
    let products = ["application", "app-extension", "framework", "bundle.unit-test"]
    let product = products.randomElement(using: &random) ?? ""
    var target = BuildTarget(name: "T\(number)", product: product)
    var claim = ResourceClaim(path: "a/S", isSpread: Bool.random(using: &random))
    if Int.random(in: 0..<4, using: &random) == 0 {
      claim.unlocalizedExcludes = ["x.swift", "x.strings", "in.bundle/x.strings"]
    }
    target.claims = [claim]
    return target
  }

  @Test(arguments: 0..<20) func `all answer as one by one`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var targets = (0..<(seed % 5 * 6)).map { Self.target($0, &random) }
    // One that takes some files alone, and one above the folder.
    if seed % 3 == 0 {
      var claim = ResourceClaim(path: "a/S")
      claim.unlocalizedIncludes = ["x.swift"]
      targets.append(BuildTarget(name: "Some", product: "application"))
      targets[targets.count - 1].claims = [claim]
    }
    targets.append(BuildTarget(name: "Above", product: "application"))
    targets[targets.count - 1].claims = [ResourceClaim(path: "a")]
    let index = TargetIndex([Self.manifest(targets)])
    let each = targets.map { TargetIndex([Self.manifest([$0])]) }
    for path in Self.paths {
      let answer = index.answer(for: path)
      let answers = each.map { $0.answer(for: path) }
      #expect(answer.places == answers.reduce(into: []) { $0.formUnion($1.places) }, "\(path)")
      #expect(answer.apps == answers.reduce(into: []) { $0.formUnion($1.apps) }, "\(path)")
      #expect(answer.isInTests == answers.contains(where: \.isInTests), "\(path)")
      #expect(answer.isShipped == answers.contains(where: \.isShipped), "\(path)")
      #expect(answer.isInLibrary == answers.contains(where: \.isInLibrary), "\(path)")
      #expect(answer.isExcluded == answers.contains(where: \.isExcluded), "\(path)")
    }
  }

  @Test func `a package keeps its files from many targets of the folder around it`() {
    var random = SeededGenerator(seed: 1)
    var package = BuildTarget(name: "Kit", isTest: false)
    package.claims = [ResourceClaim(path: "a/S/Kit")]
    let index = TargetIndex([
      Self.manifest((0..<20).map { Self.target($0, &random) }),
      Self.manifest([package], at: "a/S/Kit/Package.swift"),
    ])
    #expect(index.answer(for: "a/S/Kit/k.swift").places.map(\.name) == ["Kit"])
    #expect(index.answer(for: "a/S/z.swift").places.count > 10)
  }

  @Test(arguments: 0..<6) func `apps own what each owns alone`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let places = Self.paths + ["a", "a/S/sub"]
    let others = Set((0..<2).compactMap { _ in places.randomElement(using: &random) })
    let apps = (0..<12).map { number in
      UnlocalizedApp(
        name: "T\(number)",
        own: Set((0..<2).compactMap { _ in places.randomElement(using: &random) }),
        others: number % 2 == 0 ? others : []
      )
    }
    let index = UnlocalizedAppIndex(apps)
    for path in Self.paths {
      #expect(index.owners(of: path) == apps.indices.filter { apps[$0].owns(path) }, "\(path)")
    }
  }
}
