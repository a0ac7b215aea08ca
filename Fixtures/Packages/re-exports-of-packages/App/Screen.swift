// options: --declarations Theme
import Theme

let title = Text("Inbox")  // expect: key="Inbox"
let chart = mark.value("Day", 1)  // expect: key="Day"
