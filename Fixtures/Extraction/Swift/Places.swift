import CoreLocation
import MapKit
import SwiftUI

struct PlaceView: View {
  @State private var place: CLLocation?
  let heading: CLHeading
  @State private var region = MKCoordinateRegion()
  let route: MKRoute

  var body: some View {
    if let place {
      Text("at \(place.coordinate.latitude), \(place.coordinate.longitude)")  // expect: key="at %lf, %lf"
      Text("\(place.altitude) m high since \(place.timestamp)")  // expect: key="%lf m high since %@"
    }
    Text("north \(heading.trueHeading)")  // expect: key="north %lf"
    Text("\(region.center.latitude) ± \(region.span.latitudeDelta)")  // expect: key="%lf ± %lf"
    Text("\(route.name) takes \(route.expectedTravelTime)")  // expect: key="%@ takes %lf"
  }
}
