import KeyExplanations
import LocalizationModel
import TextFormats

extension JSONWriter {
  /// Writes texts by their languages: each is a text, or an object of forms; null where there is none.
  mutating func write(_ texts: [KeyText]) {
    object { json in
      var rest = texts[...]
      while let first = rest.first {
        let own = rest.prefix { $0.language == first.language }
        rest = rest.dropFirst(own.count)
        json.member(named: first.language.id) { $0.write(formsOf: Array(own)) }
      }
    }
  }

  private mutating func write(formsOf texts: [KeyText]) {
    if texts.count == 1, texts[0].form.isEmpty {
      return texts[0].text.map(\.shortened).write(to: &self)
    }
    object { json in
      for text in texts {
        json.member(named: text.form) { text.text.map(\.shortened).write(to: &$0) }
      }
    }
  }
}
