import UIKit

func show() {
  UIAction(title: "Share", subtitle: "With a friend") { _ in }  // expected-warning {{'Share' of 'UIAction'}} expected-warning {{'With a friend' of 'UIAction'}}
  UIAlertAction(title: "Cancel", style: .cancel)  // expected-warning {{'Cancel' of 'UIAlertAction'}}
  UIAlertController(title: "Delete?", message: "All of it", preferredStyle: .alert)  // expected-warning {{'Delete?' of 'UIAlertController'}} expected-warning {{'All of it' of 'UIAlertController'}}
  UIAlertView(title: "Sorry", message: "No network", delegate: nil)  // expected-warning {{'Sorry' of 'UIAlertView'}} expected-warning {{'No network' of 'UIAlertView'}}
  UIApplicationShortcutItem(type: "new", localizedTitle: "New note", localizedSubtitle: "In the last folder")  // expected-warning {{'New note' of 'UIApplicationShortcutItem'}} expected-warning {{'In the last folder' of 'UIApplicationShortcutItem'}}
  UISegmentedControl(items: ["Day", NSLocalizedString("Name", comment: "")])  // expected-warning {{'Day' of 'UISegmentedControl'}}
  UIBarButtonItem(title: "Done", style: .done)  // expected-warning {{'Done' of 'UIBarButtonItem'}}
  UICommand(title: "Bold", action: bold)  // expected-warning {{'Bold' of 'UICommand'}}
  UIContextualAction(style: .normal, title: "Archive")  // expected-warning {{'Archive' of 'UIContextualAction'}}
  UIKeyCommand(title: "Find", action: find, input: "f")  // expected-warning {{'Find' of 'UIKeyCommand'}}
  UIMenu(title: "Sort by", children: [])  // expected-warning {{'Sort by' of 'UIMenu'}}
  UINavigationItem(title: "Inbox")  // expected-warning {{'Inbox' of 'UINavigationItem'}}
  UITabBarItem(title: "Home", image: nil, tag: 0)  // expected-warning {{'Home' of 'UITabBarItem'}}
  UITableViewRowAction(style: .normal, title: "Pin") { _, _ in }  // expected-warning {{'Pin' of 'UITableViewRowAction'}}
  UNNotificationAction(identifier: "later", title: "Remind me later")  // expected-warning {{'Remind me later' of 'UNNotificationAction'}}
  UNTextInputNotificationAction(
    identifier: "reply",
    title: "Reply",  // expected-warning {{'Reply' of 'UNTextInputNotificationAction'}}
    textInputButtonTitle: "Send",
    textInputPlaceholder: "Your answer"  // expected-warning {{'Your answer' of 'UNTextInputNotificationAction'}}
  )
  button.setTitle("Save", for: .normal)  // expected-warning {{'Save' of 'setTitle'}}
  context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open the safe") { _, _ in }  // expected-warning {{'Open the safe' of 'evaluatePolicy'}}
  control.insertSegment(withTitle: "Week", at: 0, animated: true)  // expected-warning {{'Week' of 'insertSegment'}}
  undoManager.setActionName("Typing")  // expected-warning {{'Typing' of 'setActionName'}}
}
