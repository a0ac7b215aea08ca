import SwiftUI
import os

enum Toast {
  case error(String)
  case done
}

struct ToastView: View {
  let toast: Toast
  var body: some View {
    switch toast {
    case .error(let message): Text(message)
    case .done: EmptyView()
    }
  }
}

struct Main: View {
  @State var toast = Toast.done
  let logger = Logger()

  var body: some View {
    ToastView(toast: toast).onAppear {
      logger.error("Not saved")
      toast = .error("Not sent")  // expected-warning {{text 'Not sent' that 'Text' gets is shown without its German translation}}
    }
  }
}
