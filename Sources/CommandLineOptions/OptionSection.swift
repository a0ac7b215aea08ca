/// Options that help lists together under a title.
package struct OptionSection<Settings>: Sendable {
  package let title: String
  package let options: [Option<Settings>]

  package init(_ title: String, _ options: [Option<Settings>]) {
    self.title = title
    self.options = options
  }

  /// Returns the section for settings that hold these settings as a part.
  package func within<Whole>(
    _ path: any WritableKeyPath<Whole, Settings> & Sendable
  ) -> OptionSection<Whole> {
    OptionSection<Whole>(title, options.map { $0.within(path) })
  }

  /// Returns the section with the options of another part of the settings behind its own.
  package func adding<Part>(
    _ options: [Option<Part>],
    within path: any WritableKeyPath<Settings, Part> & Sendable
  ) -> OptionSection {
    OptionSection(title, self.options + options.map { $0.within(path) })
  }
}
