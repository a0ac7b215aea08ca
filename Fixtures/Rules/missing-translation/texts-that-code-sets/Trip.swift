import UIKit

final class TripController: UIViewController {
  @IBOutlet var distanceLabel: UILabel!
  @IBOutlet var headline: UILabel!
  @IBOutlet var beginButton: UIButton!
  @IBOutlet var nameField: UITextField!
  @IBOutlet var footLabel: UILabel!

  func show(_ trip: Trip, in cell: WeatherCell) {
    distanceLabel.text = trip.distance
    headline.isHidden = headline.text == nil
    self.beginButton?.setTitle(trip.action, for: .normal)
    nameField.text = trip.name
    cell.weatherLabel.text = trip.weather
  }
}

final class OtherController: UIViewController {
}
