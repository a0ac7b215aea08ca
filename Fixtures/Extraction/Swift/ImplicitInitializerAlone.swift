import SwiftUI

struct Entry { init(_ title: LocalizedStringResource) {} }
func add(_ entry: Entry) {}
func fill() { add(.init("Only a text")) }  // expect: key="Only a text" routine="Entry"
