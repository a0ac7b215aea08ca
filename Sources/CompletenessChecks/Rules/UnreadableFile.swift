import Diagnostics

extension Rule {
  /// A file or folder that cannot be read.
  static let unreadableFile = Rule(
    id: .unreadableFile,
    severity: .error,
    concern: .crash,
    summary: "A file or folder cannot be read",
    explanation: """
      ## What it does

      Reports paths that do not exist, and files and folders that cannot be read, with the system's
      reason.
      The other files are still checked.

      ## Why it is bad

      What was not read was not checked: the rest of the report may look better than the app is, or
      call keys unused that the unread file uses.

      ## Example

      ```
      cannot read 'Resources/de.lproj/Localizable.strings': Permission denied
      ```

      ## What to do

      Correct the path, or the file's permissions.
      """,
    check: .readers
  )
}
