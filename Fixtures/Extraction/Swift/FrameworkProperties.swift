import AppIntents
import RealityKit

// Properties of the frameworks' types that take keys; another type's of the same name take none.

final class Tank: Entity {
  func name() {
    accessibilityValue = "no key without its type"
    self.accessibilityLabelKey = "Tank"  // expect: key="Tank"
  }
}

func describe(_ entity: Entity, _ tank: Tank, label: UILabel) {
  entity.accessibilityLabelKey = "Cube"  // expect: key="Cube" origin="declaration"
  entity.accessibilityCustomActions = ["Turn", isOn ? "Stop" : "Go"]  // expect: key="Turn"; key="Stop"; key="Go"
  entity.accessibilityCustomActions.append("Lift")  // expect: key="Lift"
  tank.accessibilityValue = "\(tank.level) %"  // expect: key="%? %%"
  label.accessibilityValue = "no key of a view"
  var shown = DisplayRepresentation(title: "Book")  // expect: key="Book"
  shown.subtitle = "By \(1)"  // expect: key="By %lld"
  shown.synonyms = ["Volume"]  // expect: key="Volume"
  label.title = "no key"
}
