import SwiftUI

struct DayData { let caption: String }

struct DayView: View {
  let day: DayData
  var body: some View { Text(day.caption) }
}

func makeActivity() -> Activity {
  let activity = Activity()
  activity.caption = "Of another class"
  return activity
}
