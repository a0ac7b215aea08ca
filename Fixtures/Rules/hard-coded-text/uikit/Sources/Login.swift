import UIKit

final class LoginController: UIViewController {
  let title2 = "Login"

  func load() {
    title = "Sign in"  // expected-warning {{text 'Sign in' of 'title' is not looked up [hard-coded-text]}}
    label.text = "Welcome back, \(name)"  // expected-warning {{text 'Welcome back, *' of 'text' is not looked up [hard-coded-text]}}
    label?.text = isNew ? "New" : NSLocalizedString("Old", comment: "")  // expected-warning {{text 'New' of 'text'}}
    field.placeholder = "Name" + suffix  // expected-warning {{'Name*' of 'placeholder'}}
    field.placeholder = NSLocalizedString("Name", comment: "")
    field.text = "Old".localized
    field.text = "https://example.com"
    count.text = "\(count) %"
    size.text = "\(size) B"
    code.text = "保存"  // expected-warning {{'保存'}}
    cell.text = ""
    var text = "unseen"
    button.setTitle("Save", for: .normal)  // expected-warning {{'Save' of 'setTitle' is not looked up [hard-coded-text]}}
    button.setTitle(title, for: .normal)
    let alert = UIAlertController(
      title: "Delete?",  // expected-warning {{'Delete?' of 'UIAlertController'}}
      message: nil,
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))  // expected-warning {{'Cancel' of 'UIAlertAction'}}
    view.accessibilityLabel = "button.close"
  }
}
