import Foundation

let alone = "settings.account.subscription.ended.pictures.of.this.album.can.be.seen.on.this.device.alone"
let shared = "settings.account.subscription.ended.pictures.of.this.album.can.be.seen.on.this.device.and.on.those.of.your.friends"

func hint(_ isShared: Bool) -> String {
  NSLocalizedString(isShared ? shared : alone, comment: "")  // expected-warning {{on.this.device.alone'}} expected-warning {{on.this.device.and.on.those.of.your.friends'}}
}
