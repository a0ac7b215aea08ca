/// The program that writes a file for translators, as the file names it.
package struct ExchangeTool: Hashable, Sendable {
  package var id: String
  package var name: String
  package var version: String

  package init(id: String, name: String, version: String) {
    (self.id, self.name, self.version) = (id, name, version)
  }
}
