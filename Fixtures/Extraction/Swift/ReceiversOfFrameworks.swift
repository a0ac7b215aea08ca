import AVFoundation
import SwiftUI

// What is called on a value of a framework's type is no method of one's own that has the name, unless
// an extension gives it to that type.

final class Guide {
  private let engine = AVSpeechSynthesizer()
  private let spare: AVSpeechSynthesizer? = nil
  private let other: Guide
  private let center: Center
  private let box: Box<Guide>

  func speak(_ key: String) {
    let line = AVSpeechUtterance(string: NSLocalizedString(key, comment: ""))
    engine.speak(line)
    self.engine.speak(line)
    spare?.speak(line)
  }

  func start() {
    speak("guide.start")  // expect: key="guide.start" routine="speak"
    other.speak("guide.next")  // expect: key="guide.next"
    center.speak("guide.of-an-alias")  // expect: key="guide.of-an-alias"
    box.speak("guide.lent")  // expect: key="guide.lent"
    unknown.speak("guide.of-anything")  // expect: key="guide.of-anything"
    other.announce("guide.announced")  // expect: key="guide.announced"
    engine.announce("guide.extended")  // expect: key="guide.extended"
  }
}

#if os(macOS)
  typealias Center = Guide
#else
  typealias Center = AVSpeechSynthesizer
#endif

extension NSObject {
  func announce(_ key: LocalizedStringKey) {}
}

extension Guide {
  func announce(_ key: LocalizedStringKey) {}
}

enum Texts { static func text(_ key: String) -> String { NSLocalizedString(key, comment: "") } }

func show() {
  print(UnreadTexts.text("texts.unread"))  // expect: key="texts.unread"
}
