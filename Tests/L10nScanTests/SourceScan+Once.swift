import L10nScan

extension SourceScan {
  /// Reads what files ask for, and remembers nothing.
  init(_ input: ScanInput) throws(AuditError) {
    var memory = AuditMemory(isKept: false)
    try self.init(input, remembering: &memory)
  }
}
