import LocalizationModel
import SourceFiles

/// Finds what the texts of constants are formatted with, which other code than theirs tells:
/// `String(format: Texts.Terms.links, name)`.
struct FormattedConstants {
  /// The calls that name a constant as the code of its file does, for each file.
  private var calls: [FilePath: [Int: [FormattedConstant]]] = [:]

  /// A constant and its file.
  private typealias Place = (file: Int, constant: TextConstant)

  init(_ extractions: [Extraction]) {
    guard extractions.contains(where: { !$0.formattedConstants.isEmpty }) else { return }
    var constants: [Substring: [Place]] = [:]
    for (file, extraction) in extractions.enumerated() {
      for constant in extraction.textConstants {
        constants[constant.path.member, default: []].append((file, constant))
      }
    }
    for (file, extraction) in extractions.enumerated() {
      for call in extraction.formattedConstants {
        for place in Self.meant(by: call, in: file, constants[call.path.member] ?? []) {
          calls[extractions[place.file].path, default: [:]][place.constant.reference, default: []]
            .append(call)
        }
      }
    }
  }

  /// Returns the constants that a call in a file means: those of the file itself first, and none where
  /// several may be meant.
  private static func meant(
    by call: FormattedConstant,
    in file: Int,
    _ candidates: [Place]
  ) -> [Place] {
    let named = candidates.filter {
      ($0.file == file || !$0.constant.isPrivate) && $0.constant.path.isSamePath(as: call.path)
    }
    let own = named.filter { $0.file == file }
    let found = own.isEmpty ? named : own
    guard let first = found.first,
      found.allSatisfy({ $0.file == first.file && $0.constant.path == first.constant.path })
    else { return [] }
    return found
  }

  /// Returns the references of a file, those that are formatted by their constants with the arguments.
  func completing(_ references: [KeyReference], of path: FilePath) -> [KeyReference] {
    guard let calls = calls[path] else { return references }
    var references = references
    for (index, calls) in calls where references[index].mayBeFormattedElsewhere {
      references[index].formatArguments = calls.arguments
      if calls.contains(where: { !$0.hasLocale }) { references[index].traits.insert(.lacksLocale) }
    }
    return references
  }
}

extension KeyReference {
  /// Whether nothing is known of arguments, and the text goes as it is to who has the constant.
  fileprivate var mayBeFormattedElsewhere: Bool {
    formatArguments == nil && traits.isDisjoint(with: [.isFilled, .isChanged])
  }
}

extension [FormattedConstant] {
  /// The arguments of the call that passes the most, as far as all calls agree what they are; nil where
  /// one does not tell them.
  fileprivate var arguments: [FormatArgument]? {
    let known = compactMap(\.arguments)
    guard known.count == count, var all = known.max(by: { $0.count < $1.count }) else { return nil }
    for arguments in known {
      for index in arguments.indices where arguments[index] != all[index] { all[index] = .unknown }
    }
    return all
  }
}

extension String {
  /// What is written behind the last dot.
  fileprivate var member: Substring {
    self[(lastIndex(of: ".").map(index(after:)) ?? startIndex)...]
  }

  /// Whether two paths are one, of which either may leave out names in front.
  fileprivate func isSamePath(as other: String) -> Bool {
    self == other || hasSuffix("." + other) || other.hasSuffix("." + self)
  }
}
