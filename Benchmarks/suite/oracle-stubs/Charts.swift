public struct BarMark { public init(x: PlottableValue, y: PlottableValue) {} }
