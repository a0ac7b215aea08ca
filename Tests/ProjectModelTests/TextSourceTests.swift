import Diagnostics
import LocalizationModel
import SourceFiles
import TestSupport
import Testing

@testable import ProjectModel

@Suite struct TextSourceTests {
  @Test func `each key of a property list has its name`() throws {
    for row in try Repository.rows(of: "ProjectModel/Resources/info-property-list-keys") {
      #expect(InfoPropertyListKey.name(of: row[0]) == row[1])
    }
  }

  @Test func `a storyboard holds the texts that Xcode exports, under their keys`() {
    let texts = read(
      "Base.lproj/Main.storyboard",
      """
      <document>
        <menuItem title="Open &amp; Close&#10;" id="a">
          <string key="toolTip">Long
      text</string>
        </menuItem>
        <tableColumn id="b" headerToolTip="Tip">
          <tableHeaderCell key="headerCell" title="Size > 1"/>
        </tableColumn>
        <!-- <label text="Old" id="c"/> -->
        <button id="d"><state key="normal" title="Buy"/><state key="disabled"/></button>
        <segmentedControl id="e"><segments>
          <segment title="One"/><segment image="x"/><segment title="Three"/>
        </segments></segmentedControl>
        <toolbarItem label="L" paletteLabel="P" title="N" toolTip="T" id="f"/>
        <view id="g"><accessibility description="Spoken"/></view>
        <view><label text="Without an id"/></view>
        <textField id="h"><string key="placeholder" base64-UTF8="YES">SGk=</string></textField>
        <binding id="i"><dictionary key="options">
          <string key="NSNullPlaceholder">None</string><string key="NSOther">No text</string>
        </dictionary></binding>
        <popUpButtonCell title="Shown by its item" id="j"/>
        <constraint placeholder="YES" id="k"/>
        <menuItem title="" id="l"/>
      </document>
      """
    )
    #expect(
      texts == [
        "a.title = Open & Close\n", "a.ibShadowedToolTip = Long\ntext", "b.headerToolTip = Tip",
        "b.headerCell.title = Size > 1", "d.normalTitle = Buy", "e.segmentTitles[0] = One",
        "e.segmentTitles[2] = Three", "f.label = L", "f.paletteLabel = P", "f.toolTip = T",
        "g.ibExternalAccessibilityDescription = Spoken", "h.placeholder = Hi",
        "i.ibShadowedIsNilPlaceholder = None",
      ]
    )
  }

  @Test(arguments: [
    ("<textField id='a'><textFieldCell key='cell' title='A' id='b'/>#value", true),
    ("<textField id='a'><textFieldCell key='cell' title='A' id='b'>#value</textFieldCell>", true),
    ("<searchField id='a'>#value<searchFieldCell key='cell' title='A' id='b'/>", true),
    ("<textField id='a'><textFieldCell title='A' id='b'/>#value", false),
    ("<textField id='a'><textFieldCell key='cell' title='A' id='b'/>#displayPatternValue1", false),
    ("<textField id='a'><textFieldCell key='cell' title='A' id='b'/>#enabled", false),
    ("<textField id='a'><textFieldCell key='cell' placeholderString='A' id='b'/>#value", false),
    ("<button id='a'><buttonCell key='cell' title='A' id='b'/>#value", false),
    ("<button id='a'><buttonCell key='cell' title='A' id='b'/>#title", true),
    ("<button id='a'><buttonCell key='cell' alternateTitle='A' id='b'/>#title", false),
    ("<menuItem title='A' id='a'>#title", true),
    ("<menuItem id='a'><menu key='submenu' title='A' id='b'/>#title", false),
    ("<box title='A' id='a'><textField id='b'>#title</textField>", false),
    ("<tabViewItem label='A' id='a'>#label", true),
    ("<tableColumn id='a'><tableHeaderCell key='headerCell' title='A'/>#value", false),
    ("<tableColumn id='a'><tableHeaderCell key='headerCell' title='A'/>#headerTitle", true),
    ("<tableColumn id='a'><textFieldCell key='dataCell' title='A' id='b'/>#value", true),
    ("<view toolTip='A' id='a'>#toolTip", true),
  ])
  func `a text that a binding replaces needs no translation`(object: String, isReplaced: Bool) {
    let parts = object.split(separator: "#")
    let end = parts[1].firstIndex(of: "<") ?? parts[1].endIndex
    let binding = "<binding destination='m' name='\(parts[1][..<end])' keyPath='k' id='n'/>"
    let document = parts[0] + "<connections>\(binding)</connections>" + parts[1][end...]
    let reader = InterfaceBuilderReader(Array(document.utf8))
    #expect(reader.texts.map(\.isTranslatable) == [!isReplaced])
  }

  @Test func `nobody sees the title of the menu bar`() {
    let document = """
      <menu title="AMainMenu" systemMenu="main" id="a"><items>
        <menuItem title="File" id="b"><menu key="submenu" title="File" id="c"/></menuItem>
        <menuItem title="Window" id="d">
          <menu key="submenu" title="Window" systemMenu="window" id="e"/>
        </menuItem>
      </items></menu>
      """
    let reader = InterfaceBuilderReader(Array(document.utf8))
    #expect(reader.texts.map(\.key) == ["a.title", "b.title", "c.title", "d.title", "e.title"])
    #expect(reader.texts.map(\.isTranslatable) == [false, true, true, true, true])
  }

  @Test(arguments: [
    ("#bc-ignore!", true), ("Filled by code #bc-ignore!", true), ("bc-ignore", false),
    ("Do not localize", true), ("DO NOT TRANSLATE!", true), ("Don’t localise.", true),
    ("Do not localize the name", false), ("Localize", false), ("do", false), ("", false),
  ])
  func `a note may forbid to translate a text`(note: String, isMeant: Bool) {
    let document = """
      <box title="A" id="a">
        <button id="b"><buttonCell key="cell" title="B" id="c"/></button>
        <attributedString key="userComments"><fragment content="\(note)"/></attributedString>
      </box>
      <textField id="d">
        <textFieldCell key="cell" title="D" id="e"/>
        <attributedString key="userComments">
          <fragment><string key="content">\(note)</string></fragment>
        </attributedString>
      </textField>
      <textField id="f">
        <attributedString key="value"><fragment content="\(note)"/></attributedString>
        <textFieldCell key="cell" title="F" id="g"/>
      </textField>
      """
    let reader = InterfaceBuilderReader(Array(document.utf8))
    #expect(reader.texts.map(\.key) == ["a.title", "c.title", "e.title", "g.title"])
    #expect(reader.texts.map(\.isTranslatable) == [!isMeant, true, !isMeant, true])
  }

  @Test func `a storyboard's texts have the comments that Xcode gives them`() {
    let document = InterfaceDocument(
      Array(
        """
        <document targetRuntime="MacOSX.Cocoa">
          <window title="Panel" customClass="NSPanel" id="a"/>
          <textField id="b">
            <textFieldCell key="cell" title="A &quot;b&quot;&#9;c" id="c"/>
            <attributedString key="userComments"><fragment content="Do not translate"/></attributedString>
            <string key="toolTip">Tip</string>
          </textField>
          <menuItem title="Long" id="d">
            <string key="keyEquivalent">x</string>
            <menu key="submenu" title="Sub" id="e"/>
            <attributedString key="userComments">
              <fragment><string key="content">Line
        end</string></fragment>
            </attributedString>
          </menuItem>
          <segmentedCell id="f"><segments><segment label="One"/></segments></segmentedCell>
          <binding id="g"><dictionary key="options"><string key="NSNullPlaceholder">No</string></dictionary></binding>
        </document>
        """.utf8
      ),
      at: "Base.lproj/Main.xib"
    )
    #expect(
      document.texts.map(\.comment) == [
        #"Class = "NSWindow"; title = "Panel"; ObjectID = "a";"#,
        #"Class = "NSTextFieldCell"; title = "A \"b\"\tc"; ObjectID = "c"; Note = "Do not translate";"#,
        #"Class = "NSTextField"; ibShadowedToolTip = "Tip"; ObjectID = "b"; Note = "Do not translate";"#,
        #"Class = "NSMenuItem"; title = "Long"; ObjectID = "d"; Note = "Line\nend";"#,
        #"Class = "NSMenu"; title = "Sub"; ObjectID = "e"; Note = "Line\nend";"#,
        #"Class = "NSSegmentedCell"; f.ibShadowedLabels[0] = "One"; ObjectID = "f";"#,
        #"Class = "CocoaBindingsConnection"; ibShadowedIsNilPlaceholder = "No"; ObjectID = "g";"#,
      ]
    )
    let lost = ["a.title", "a.unknown", "z.title", "c.placeholderString"].filter(document.hasLost)
    #expect(lost == ["z.title", "c.placeholderString"])
  }

  @Test func `a page of settings holds titles, footers and choices`() {
    let texts = read(
      "Settings.bundle/Root.plist",
      """
      <plist><dict>
        <key>PreferenceSpecifiers</key><array>
          <dict><key>Type</key><string>PSGroupSpecifier</string>
            <key>Title</key><string>Sync</string><key>FooterText</key><string>Note</string></dict>
          <dict><key>Title</key><string>Sync</string>
            <key>Titles</key><array><string>Daily</string><string>Never</string></array>
            <key>Values</key><array><string>d</string><string>n</string></array></dict>
        </array>
        <key>StringsTable</key><string>Root</string>
      </dict></plist>
      """
    )
    #expect(texts == ["Sync = Sync", "Note = Note", "Daily = Daily", "Never = Never"])
  }

  @Test func `a page of a list controller holds what its cells show and ask`() {
    let texts = read(
      "App/Pane.plist",
      """
      <plist><dict>
        <key>title</key><string>Pane</string>
        <key>items</key><array>
          <dict><key>cell</key><string>PSGroupCell</string>
            <key>footerText</key><string>Note</string></dict>
          <dict><key>cell</key><string>PSLinkListCell</string><key>label</key><string>Season</string>
            <key>validTitles</key><array><string>Spring</string></array>
            <key>shortTitles</key><array><string>S</string></array>
            <key>validValues</key><array><string>1</string></array></dict>
          <dict><key>cell</key><string>PSButtonCell</string><key>label</key><string>Forget</string>
            <key>confirmation</key><dict><key>title</key><string>Sure</string>
              <key>prompt</key><string>All goes</string><key>okTitle</key><string>Yes</string>
              <key>cancelTitle</key><string>No</string></dict></dict>
          <dict><key>cell</key><string>PSEditTextCell</string>
            <key>placeholder</key><string>Name</string><key>key</key><string>name</string></dict>
          <dict><key>label</key><string>Of something else</string></dict>
        </array>
      </dict></plist>
      """
    )
    let keys = ["Pane", "Note", "Season", "Spring", "S", "Forget", "Sure", "All goes", "Yes", "No"]
    #expect(texts == (keys + ["Name"]).map { "\($0) = \($0)" })
  }

  @Test func `an Info.plist holds the reasons for permissions, and names that a table has`() {
    let path: FilePath = "App/Supporting/Info.plist"
    let list = """
      <plist><dict>
        <key>CFBundleName</key><string>Rooms</string>
        <key>NSCameraUsageDescription</key><string>To scan codes</string>
        <key>NSMicrophoneUsageDescription</key><string>$(MICROPHONE)</string>
        <key>NSMotionUsageDescription</key><string>$(PRODUCT_NAME) counts steps</string>
        <key>UIApplicationShortcutItems</key><array>
          <dict><key>UIApplicationShortcutItemTitle</key><string>New room</string></dict>
          <dict><key>UIApplicationShortcutItemTitle</key><string>Search</string></dict>
        </array>
      </dict></plist>
      """
    let keys = ["NSContactsUsageDescription", "New room"]
    #expect(
      infoTexts([path: list], tables: ["App/Resources": keys])
        == [
          "App/Resources: NSCameraUsageDescription", "App/Resources: NSMotionUsageDescription",
          "App/Resources: New room",
        ]
    )
    #expect(
      infoTexts([path: list], tables: ["App/Resources": ["CFBundleName"]])
        == [
          "App/Resources: NSCameraUsageDescription", "App/Resources: NSMotionUsageDescription",
        ]
    )
  }

  @Test func `build settings hold reasons for permissions`() {
    let project = """
      GENERATE_INFOPLIST_FILE = YES;
      INFOPLIST_FILE = App/Info.plist;
      INFOPLIST_KEY_NSCameraUsageDescription = "To \\"scan\\" codes";
      INFOPLIST_KEY_NSCameraUsageDescription = "Once more";
      INFOPLIST_KEY_UIStatusBarHidden = YES;
      "INFOPLIST_KEY_NSFocusStatusUsageDescription[sdk=iphoneos*]" = Focus;
      INFOPLIST_KEY_AZ_az_09_UsageDescription = Anything;
      """
    #expect(
      infoTexts(
        ["App.xcodeproj/project.pbxproj": project],
        tables: ["App": ["NSContactsUsageDescription"]]
      ) == [
        "App: NSCameraUsageDescription", "App: NSCameraUsageDescription",
        "App: NSFocusStatusUsageDescription", "App: AZ_az_09_UsageDescription",
      ]
    )
  }

  @Test(arguments: [
    ("", 0), ("GENERATE_INFOPLIST_FILE = NO;", 0), ("GENERATE_INFOPLIST_FILE = YES;", 1),
    ("baseConfigurationReference = A;", 1),
  ])
  func `build settings say nothing where the Info.plist is whole`(line: String, count: Int) {
    let project = line + " INFOPLIST_KEY_NSCameraUsageDescription = Scanning;"
    let texts = infoTexts(["App.xcodeproj/project.pbxproj": project], tables: [:])
    #expect(texts.count == count)
  }

  @Test func `each Info.plist belongs to the tables that lie nearest`() {
    let list = "<plist><dict><key>NSCameraUsageDescription</key><string>A</string></dict></plist>"
    let keys = ["NSContactsUsageDescription"]
    let lists: [FilePath: String] = ["App/Info.plist": list, "Widget/Info.plist": list]
    #expect(
      infoTexts(lists, tables: ["App": keys, "Widget": keys])
        == ["App: NSCameraUsageDescription", "Widget: NSCameraUsageDescription"]
    )
    #expect(infoTexts(lists, tables: ["App": keys]) == ["App: NSCameraUsageDescription"])
    #expect(
      infoTexts(["Info.plist": list], tables: ["App": keys, "Widget": keys]).isEmpty
    )
  }

  private func infoTexts(
    _ lists: [FilePath: String],
    tables: [String: [String]]
  ) -> [String] {
    let strings = tables.sorted { $0.key < $1.key }.map { folder, keys in
      let path = FilePath(folder).appending("de.lproj").appending("InfoPlist.strings")
      var table = LocalizedTable(path: path, format: .strings)
      table.entries = TableEntries(
        keys.map { TableEntry(key: $0, location: SourceLocation(path: path)) }
      )
      return table
    }
    let texts = TextSource.readTables(
      among: lists.keys.sorted(),
      for: strings,
      in: MemoryFiles(lists).fileSystem,
      jobs: 1
    )
    return texts.flatMap { table in table.entries.map { "\(table.container): \($0.key)" } }
  }

  @Test func `what no table translates is left out`() {
    #expect(read("Base.lproj/Main.xib", "<label text='A' id='a'/>", table: "Other").isEmpty)
    #expect(read("Main.xib", "<label text='A' id='a'/>").isEmpty)
    #expect(read("Base.lproj/Main.xib", "<label text='Label' id='a'/>").isEmpty)
    #expect(read("Base.lproj/Main.xib", "<label text='A' id='a'/>") == ["a.text = A"])
  }

  @Test(arguments: ["", "<", "<a", "<a b=\"", "<!-- ", "</a>", "<a id='x' text='&amp'", "\u{0}"])
  func `damaged files give no texts`(text: String) {
    #expect(read("Base.lproj/Main.xib", text).isEmpty)
  }

  @Test func `a file that cannot be read is reported`() {
    let path: FilePath = "Base.lproj/Main.xib"
    let tables = TextSource.readTables(
      among: [path],
      for: [LocalizedTable(path: "de.lproj/Main.strings", format: .strings)],
      in: MemoryFiles([:] as [FilePath: String]).fileSystem,
      jobs: 1
    )
    #expect(tables.flatMap(\.diagnostics).map(\.location.path) == [path])
  }

  private func read(_ path: FilePath, _ text: String, table: String? = nil) -> [String] {
    let folder = path.folder.fileExtension == "lproj" ? path.folder.folder : path.folder
    let strings = folder.appending("de.lproj").appending("\(table ?? String(path.stem)).strings")
    let tables = TextSource.readTables(
      among: [path],
      for: [LocalizedTable(path: strings, format: .strings)],
      in: MemoryFiles([path: text]).fileSystem,
      jobs: 1
    )
    return tables.flatMap(\.entries).map { "\($0.key) = \($0.translations.first?.text ?? "")" }
  }
}
