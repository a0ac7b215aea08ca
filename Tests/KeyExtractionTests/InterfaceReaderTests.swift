import KeyExtraction
import LocalizationModel
import SourceFiles
import Testing

@Suite struct InterfaceReaderTests {
  @Test func `keys that a storyboard hands to views are found with their places`() {
    let references = extract(
      """
      <label id="a" text="No key"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="locKey" value="cart.title &amp; more"/>
        <userDefinedRuntimeAttribute type="string" keyPath="inner.localizationKey">
          <string key="value">cart.note</string>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius" value="4"/>
        <userDefinedRuntimeAttribute type="string" keyPath="titleKey" value="mine"/>
        <!-- <userDefinedRuntimeAttribute type="string" keyPath="locKey" value="old"/> -->
      </userDefinedRuntimeAttributes></label>
      """
    )
    #expect(
      references == ["2:70 cart.title & more by locKey", "4:25 cart.note by localizationKey"]
    )
  }

  @Test func `the text behind an attribute that has its value is another element's`() {
    let references = extract(
      """
      <label id="a"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="locKey" value="cart.title"/>
      </userDefinedRuntimeAttributes></label>
      <textView id="b"><string key="text">A text of several lines</string></textView>
      """
    )
    #expect(references == ["2:70 cart.title by locKey"])
  }

  @Test func `further attributes are named`() {
    let text = #"<userDefinedRuntimeAttribute keyPath="titleKey" value="mine"/>"#
    #expect(extract(text).isEmpty)
    #expect(extract(text, keyAttributes: ["titleKey"]) == ["1:56 mine by titleKey"])
  }

  @Test(arguments: [
    "<userDefinedRuntimeAttribute", "<userDefinedRuntimeAttribute keyPath=", "</string>",
    "<userDefinedRuntimeAttribute keyPath='locKey'><string>", "\u{0}userDefinedRuntimeAttribute",
  ])
  func `damaged files give nothing`(text: String) {
    #expect(extract(text).isEmpty)
  }

  private func extract(_ text: String, keyAttributes: Set<String> = []) -> [String] {
    var settings = ExtractionSettings()
    settings.keyAttributes.formUnion(keyAttributes)
    let source = SourceText(path: "Main.storyboard", bytes: Array(text.utf8))
    return KeyExtractor(settings: settings).extract(from: source).references.map { reference in
      let place = reference.location
      return "\(place.line):\(place.column) \(reference.key) by \(reference.routine)"
    }
  }
}
