// options: --notification-service Service
let title = NSLocalizedString("message.title", comment: "")
