import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A package for other systems than Apple's has a String Catalog, which nothing compiles there.
  static let uncompiledCatalog = Rule(
    id: "uncompiled-catalog",
    severity: .warning,
    risk: .wrongText,
    summary: "Nothing compiles a String Catalog where the package is built without Xcode",
    explanation: PackageResources.uncompiled_catalog_md,
    check: .project { project, findings in
      let packages = PackageFolders(project.declared)
      var known: Set<FilePath> = []
      for table in project.tables where !table.isReadBySystem {
        for file in table.files where file.isCatalog && file.membership.reason == nil {
          guard let folder = packages.package(around: file.path) else { continue }
          let manifest = folder.appending("Package.swift")
          guard project.declared.packagesWithoutXcode.contains(manifest),
            known.insert(manifest).inserted
          else { continue }
          findings.report(
            "nothing compiles the catalog where the package is built without Xcode: users see keys",
            at: SourceLocation(path: file.path),
            notes: [.init("it is for other systems too", at: SourceLocation(path: manifest))],
            help: "add the plugin 'L10nScanCatalogs' to the target, or run 'l10nscan compile'",
            subject: .init(table: table.name, place: manifest)
          )
        }
      }
    }
  )
}
