import Foundation

let resource = LocalizedStringResource(stringLiteral: "Of a literal")  // expect: key="Of a literal"
show(.init(localized: "Of a type that is not known"))  // expect: key="Of a type that is not known" routine="init"
