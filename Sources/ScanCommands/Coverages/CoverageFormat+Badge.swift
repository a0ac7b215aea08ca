import TextFormats

extension CoverageFormat {
  /// For the front page of a repository: a picture of one number.
  static let badge = CoverageFormat(id: "badge") { summary in
    let percent = summary.percent
    let machine = summary.machinePercent
    let value = machine == 0 ? "\(percent) %" : "\(percent) %, \(machine) % by machine"
    let label = "localized"
    let (left, right) = (label.count * 6 + 14, value.count * 7 + 12)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(left + right)" height="20" role="img" \
      aria-label="\(label): \(value)">
        <title>\(label): \(value)\(summary.states.isEmpty ? "" : " (\(summary.states))")</title>
        <clipPath id="shape"><rect width="\(left + right)" height="20" rx="4"/></clipPath>
        <g clip-path="url(#shape)">
          <rect width="\(left)" height="20" fill="#4a4f57"/>
          <rect x="\(left)" width="\(right)" height="20" fill="\(color(of: percent))"/>
        </g>
        <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" \
      font-size="11">
          <text x="\(left / 2)" y="14">\(label)</text>
          <text x="\(left + right / 2)" y="14">\(value)</text>
        </g>
      </svg>

      """
  }

  /// Colours on which white text has enough contrast.
  private static func color(of percent: Int) -> String {
    switch percent {
    case 100: "#1f7a3d"
    case 90...: "#547a00"
    case 70...: "#9a6700"
    default: "#b3261e"
    }
  }
}
