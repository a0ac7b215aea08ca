import Foundation

/// Nothing calls it but itself.
func countdownText(_ count: Int) -> String {
  if count > 9 { return countdownText(count - 1) }
  return NSLocalizedString("countdown.text", comment: "")  // expected-error {{key 'countdown.text' is not in table 'Localizable' [missing-key: unused-code]}}
}

let welcomeText = NSLocalizedString("welcome.text", comment: "")  // expected-error {{key 'welcome.text' is not in table 'Localizable' [missing-key: unused-code]}}

/// Other modules may call it.
public func farewellText() -> String {
  NSLocalizedString("farewell.text", comment: "")  // expected-error {{key 'farewell.text' is not in table 'Localizable' [missing-key]}}
}

/// A test names it, so that it counts as used.
func testedText() -> String {
  NSLocalizedString("tested.text", comment: "")  // expected-error {{key 'tested.text' is not in table 'Localizable' [missing-key]}}
}

class Greeter: NSObject {
  /// Objective-C and its run time call it by another name.
  @objc func greet(name: String) -> String {
    NSLocalizedString("greeter.greet", comment: "")  // expected-error {{key 'greeter.greet' is not in table 'Localizable' [missing-key]}}
  }

  override var description: String {
    NSLocalizedString("greeter.description", comment: "")  // expected-error {{key 'greeter.description' is not in table 'Localizable' [missing-key]}}
  }

  func greetAgain() -> String {
    NSLocalizedString("greeter.again", comment: "")  // expected-error {{key 'greeter.again' is not in table 'Localizable' [missing-key: unused-code]}}
  }

  /// A storyboard sets it.
  var placeholderOfGreeter = NSLocalizedString("greeter.placeholder", comment: "")  // expected-error {{key 'greeter.placeholder' is not in table 'Localizable' [missing-key]}}

  /// Two calls ask for the key, one of them in vain.
  func greetOften() -> String {
    NSLocalizedString("greeter.both", comment: "")
  }
}

let greeters = [Greeter()].map { _ in NSLocalizedString("greeter.both", comment: "") }  // expected-error {{key 'greeter.both' is not in table 'Localizable' [missing-key]}}

func show() { print(greeters, Uploader().result) }

enum UploadError: Error {
  case full

  private var advice: String {
    NSLocalizedString("upload.advice", comment: "")  // expected-error {{key 'upload.advice' is not in table 'Localizable' [missing-key: unused-code]}}
  }
}

// A framework calls what its protocols ask for.
extension UploadError: LocalizedError {
  var failureReason: String? {
    NSLocalizedString("upload.reason", comment: "")  // expected-error {{key 'upload.reason' is not in table 'Localizable' [missing-key]}}
  }
}

final class Uploader: NSObject {
  lazy var result = throwAway(UploadError.full)

  /// Another file says that a protocol may ask for it.
  func uploaderDidFinish() -> String {
    NSLocalizedString("upload.finish", comment: "")  // expected-error {{key 'upload.finish' is not in table 'Localizable' [missing-key]}}
  }

  private func throwAway(_ error: UploadError) { show() }
}
