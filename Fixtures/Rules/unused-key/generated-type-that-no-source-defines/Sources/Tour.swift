import SwiftUI

typealias Words = TripCatalog

struct Tour: View {
  private typealias Texts = TourStrings.Page

  var body: some View {
    VStack {
      Text(Words.Start.welcomeTitle)
      Text(TripCatalog.Start.body.uppercased())
      Text(Texts.headline)
      Text("\(TourStrings.stopCount(3)) · \(TourLocalization.Stop.pause)")
      Text(TourLocalization.farewell)
      Row(key: TourLocalization.Stop.endKey)
      Text("Login")
      Text(UnitNames.metre)
    }
  }
}
