import Diagnostics
import LocalizationModel

extension Rule {
  /// A text varies by device and has nothing for the devices that it does not name.
  static let missingDeviceVariation = Rule(
    id: "missing-device-variation",
    severity: .warning,
    risk: .wrongText,
    summary: "A text has no device variation 'other'",
    explanation: PackageResources.missing_device_variation_md,
    check: .key { key, table, _, findings in
      guard key.isTranslatable && !key.isStale else { return }
      findings.reportDevices(of: key, in: table)
    }
  )
}

extension Findings {
  fileprivate mutating func reportDevices(of key: TableKey, in table: StringTable) {
    let incomplete = key.translations.filter { $0.lacksOtherDevice }
    let inDevelopment = incomplete.first { $0.language == table.developmentLanguage }
    guard let worst = inDevelopment ?? incomplete.first, let language = worst.language else {
      return
    }
    let others = incomplete.compactMap(\.language).filter { $0 != language }
    report(
      "\(language.name) text of key '\(key.key)' has no 'other' among its device variations",
      at: worst.location,
      notes: others.isEmpty ? [] : [.also(in: others)],
      help: "make one of the variations 'other'",
      subject: .init(table, key)
    )
  }
}

extension Translation {
  fileprivate var lacksOtherDevice: Bool {
    guard varies else { return false }
    let devices = units.lazy.compactMap { unit in
      if case .device(let name)? = unit.variation.first { name } else { nil as String? }
    }
    return devices.first != nil && !devices.contains("other")
  }
}
