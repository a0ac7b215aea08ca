extension TypeName {
  /// The specifier that an interpolation of a value has in a key; nil for what has none.
  package func specifier(_ index: TypeIndex) -> String? {
    let type = index.resolved(self)
    if let number = Self.numberSpecifiers[type.name] { return number }
    switch type.name {
    case "Bool", "Array", "Dictionary", "Set", "Void", "Character", "Range": return nil
    // A view that shows such a text beside others takes the whole for a string.
    case "LocalizedStringKey": return nil
    case _ where Self.protocols.contains(type.name): return nil
    default: break
    }
    // The compiler refuses these, and structures and enumerations of the project, in a key: such a
    // type was told wrongly.
    let isMistaken = type.isTuple || type.isFunction || type.isUnknown
    return isMistaken || index.isValue(type.name) ? nil : "%@"
  }

  /// Protocols to which numbers and texts conform alike.
  private static let protocols: Set<String> = [
    "AdditiveArithmetic", "Any", "BinaryFloatingPoint", "BinaryInteger", "CVarArg", "Codable",
    "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
    "FixedWidthInteger", "FloatingPoint", "Hashable", "Identifiable", "LosslessStringConvertible",
    "Numeric", "Sendable", "SignedInteger", "SignedNumeric", "Strideable", "UnsignedInteger",
  ]

  package var isNumber: Bool { Self.numberSpecifiers[name] != nil }

  /// As the SDK's inlinable code has them.
  package static let numberSpecifiers = [
    "Int": "%lld", "Int64": "%lld", "Int8": "%d", "Int16": "%d", "Int32": "%d",
    "UInt": "%llu", "UInt64": "%llu", "UInt8": "%u", "UInt16": "%u", "UInt32": "%u",
    "Float": "%f", "Double": "%lf", "CGFloat": "%lf", integerLiteral.name: "%lld",
    floatLiteral.name: "%lf",
  ]

  /// Apple's other names for numbers and strings.
  package static let appleAliases = [
    "TimeInterval": "Double", "CFTimeInterval": "Double", "CFAbsoluteTime": "Double",
    "CLLocationDistance": "Double", "CLLocationDegrees": "Double", "CLLocationSpeed": "Double",
    "CLLocationAccuracy": "Double", "CLLocationDirection": "Double", "Float64": "Double",
    "Float32": "Float", "NSInteger": "Int", "NSUInteger": "Int", "size_t": "Int",
    "CInt": "Int32", "OSStatus": "Int32", "IOReturn": "Int32", "kern_return_t": "Int32",
    "pid_t": "Int32", "CGDirectDisplayID": "UInt32", "CGWindowID": "UInt32",
    "AudioDeviceID": "UInt32", "AudioObjectID": "UInt32", "OSType": "UInt32", "uid_t": "UInt32",
    "CGKeyCode": "UInt16", "CGCharCode": "UInt16", "unichar": "UInt16", "mode_t": "UInt16",
    "StringLiteralType": "String", "IntegerLiteralType": "Int",
  ]
}
