import CoreData
import UIKit

func addGig(to context: NSManagedObjectContext) {
  let gig = Gig(context: context)
  gig.title = "Favorites"
  let button = RoundButton(frame: .zero)
  button.title = "Pressed"  // expected-warning {{text 'Pressed' that 'title' gets is shown without its German translation}}
}
