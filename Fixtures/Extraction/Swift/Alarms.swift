import AlarmKit

// Buttons that only the parameter's type tells.
let presentation = AlarmPresentation(
  alert: .init(  // expect: key="Rings"
    title: "Rings",
    secondaryButton: .init(text: "Snooze", textColor: .red, systemImageName: "zzz")  // expect: key="Snooze"
  ),
  paused: .init(title: "Paused", resumeButton: .init(text: "Resume", textColor: .red, systemImageName: "play"))  // expect: key="Paused"; key="Resume"
)
let other = Other(secondaryButton: .init(text: "no key", textColor: .red, systemImageName: "zzz"))
