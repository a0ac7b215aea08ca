import LocalizationModel
import Testing

@Suite struct ShortListTests {
  @Test func `a list grows and changes as an array does`() {
    var list: ShortList<String> = []
    var array: [String] = []
    for element in ["a", "b", "c", "d"] {
      list.append(element)
      array.append(element)
      #expect(list.elementsEqual(array) && list.count == array.count)
      for index in list.indices {
        list[index] += "!"
        array[index] += "!"
      }
      #expect(Array(list) == array)
    }
    list.removeLast(3)
    #expect(Array(list) == ["a!!!!"])
    list.removeAll()
    #expect(list.isEmpty)
  }

  @Test func `room for more changes nothing`() {
    for count in 0...3 {
      var list = ShortList(Array(0..<count))
      list.reserveCapacity(8)
      #expect(Array(list) == Array(0..<count))
      list.append(7)
      #expect(Array(list) == Array(0..<count) + [7])
    }
  }

  @Test func `a copy keeps what it had`() {
    for list in [[1], [1, 2]] as [ShortList<Int>] {
      var copy = list
      copy[0] = 9
      copy.append(3)
      #expect(list[0] == 1 && copy[0] == 9 && copy.count == list.count + 1)
    }
  }
}
