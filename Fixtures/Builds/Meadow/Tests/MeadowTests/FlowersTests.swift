import Meadow
import Testing

@Test func `the list has a title`() {
  #expect(!title.isEmpty)
}
