import AppIntents

let title = LocalizedStringResource("Trees")
func display(_ tree: Tree) -> DisplayRepresentation { DisplayRepresentation(stringLiteral: tree.name) }
func describe(_ tree: Tree) -> DisplayRepresentation {
  DisplayRepresentation(title: LocalizedStringResource(stringLiteral: tree.name))
}
