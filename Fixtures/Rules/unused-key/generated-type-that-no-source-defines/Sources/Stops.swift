struct Stops {
  let next = "→ \(TourLocalization.Stop.next)"
  let first = "→ \(TripCatalog.Stop.first)"
}
