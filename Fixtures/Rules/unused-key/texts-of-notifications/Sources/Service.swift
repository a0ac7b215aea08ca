import Foundation

// expect: nothing
let title = NSString.localizedUserNotificationString(forKey: "MESSAGE_TITLE", arguments: [sender])
