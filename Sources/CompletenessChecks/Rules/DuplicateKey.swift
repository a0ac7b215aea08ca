import Diagnostics

extension Rule {
  /// A file stores one key twice.
  static let duplicateKey = Rule(
    id: "duplicate-key",
    severity: .error,
    isFixable: true,
    summary: "A file stores a key more than once",
    explanation: """
      ## What it does

      Finds keys that one file stores more than once.
      It is a note where both have the same text.

      ## Why it is bad

      The last one wins without a word: a text is lost, and a translator may be looking at it.
      In a String Catalog, Xcode drops one of them when it saves the file.

      ## Example

      ```
      "save" = "Save";
      "cancel" = "Cancel";
      "save" = "Store";
      ```

      ## What to do

      Remove one of them; keep the text that should be shown.
      """,
    check: .readers
  )
}
