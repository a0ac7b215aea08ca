func GDLocalizedString(_ key: String, comment: String) -> String {
  NSLocalizedString(key, tableName: "Garden", comment: comment)
}
extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}
func show(flower: Flower) {
  print(NSLocalizedString(flower.name, comment: "No parameter by itself"))
  print(GDLocalizedString("Rose", comment: "Flower"))
}
