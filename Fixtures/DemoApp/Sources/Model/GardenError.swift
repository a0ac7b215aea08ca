import Foundation

/// What can go wrong while a garden is read or stored.
enum GardenError: LocalizedError {
  case unknownFormat(fileName: String)
  case storageFull
  case offline

  var errorDescription: String? {
    switch self {
    case .unknownFormat(let fileName):
      let format = NSLocalizedString(
        "error.import.format",
        tableName: "Errors",
        comment: "A file that is no garden; the argument is its name"
      )
      return String(format: format, fileName)
    case .storageFull:
      return NSLocalizedString("error.storage.full", tableName: "Errors", comment: "Disk is full")
    case .offline:
      return String(localized: "error.sync.offline", table: "Errors", comment: "No network")
    }
  }
}
