import Cocoa

func show() {
  view.accessibilityHint = "Opens the page"  // expected-warning {{'Opens the page' of 'accessibilityHint'}}
  view.accessibilityLabel = "Photo"  // expected-warning {{'Photo' of 'accessibilityLabel'}}
  button.alternateTitle = "Stop"  // expected-warning {{'Stop' of 'alternateTitle'}}
  navigationItem.backButtonTitle = "Back"  // expected-warning {{'Back' of 'backButtonTitle'}}
  alert.informativeText = "The printer is out of paper"  // expected-warning {{'The printer is out of paper' of 'informativeText'}}
  alert.messageText = "Could not print"  // expected-warning {{'Could not print' of 'messageText'}}
  field.placeholder = "Your name"  // expected-warning {{'Your name' of 'placeholder'}}
  field.placeholderString = "Number of pages"  // expected-warning {{'Number of pages' of 'placeholderString'}}
  navigationItem.prompt = "Pick one"  // expected-warning {{'Pick one' of 'prompt'}}
  field.stringValue = "One page"  // expected-warning {{'One page' of 'stringValue'}}
  scene.subtitle = "In the last folder"  // expected-warning {{'In the last folder' of 'subtitle'}}
  label.text = "Welcome"  // expected-warning {{'Welcome' of 'text'}}
  button.title = "Save"  // expected-warning {{'Save' of 'title'}}
  button.toolTip = "Prints all pages"  // expected-warning {{'Prints all pages' of 'toolTip'}}
}
