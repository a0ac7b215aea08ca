// What the sources use of Darwin and Glibc lacks or declares otherwise, so that the branches for
// macOS can be type-checked on Linux. Beside each stands the page of Apple's manual that declares it.

@_exported import Glibc

/// copyfile(3)
public typealias copyfile_flags_t = UInt32
public typealias copyfile_state_t = OpaquePointer
public let COPYFILE_ACL: Int32 = 1 << 0
public let COPYFILE_XATTR: Int32 = 1 << 2
@unsafe public func fcopyfile(
  _ source: Int32,
  _ target: Int32,
  _ state: copyfile_state_t?,
  _ flags: copyfile_flags_t
) -> Int32 { fatalError("there is no such call here") }

/// getrlimit(2)
public let RLIMIT_NOFILE: Int32 = 8

/// posix_spawn(2), posix_spawn_file_actions_init(3), posix_spawn_file_actions_adddup2(3),
/// posix_spawnattr_init(3), posix_spawnattr_setsigmask(3), posix_spawnattr_setsigdefault(3)
@discardableResult @unsafe public func posix_spawn_file_actions_init(
  _ actions: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Int32 { fatalError("there is no such call here") }
@discardableResult @unsafe public func posix_spawn_file_actions_destroy(
  _ actions: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Int32 { fatalError("there is no such call here") }
@discardableResult @unsafe public func posix_spawn_file_actions_adddup2(
  _ actions: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
  _ source: Int32,
  _ target: Int32
) -> Int32 { fatalError("there is no such call here") }
@discardableResult @unsafe public func posix_spawnattr_init(
  _ attributes: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Int32 { fatalError("there is no such call here") }
@discardableResult @unsafe public func posix_spawnattr_destroy(
  _ attributes: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Int32 { fatalError("there is no such call here") }
@discardableResult @unsafe public func posix_spawnattr_setsigmask(
  _ attributes: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
  _ signals: UnsafePointer<sigset_t>
) -> Int32 { fatalError("there is no such call here") }
@discardableResult @unsafe public func posix_spawnattr_setsigdefault(
  _ attributes: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
  _ signals: UnsafePointer<sigset_t>
) -> Int32 { fatalError("there is no such call here") }
@discardableResult @unsafe public func posix_spawnattr_setflags(
  _ attributes: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
  _ flags: Int16
) -> Int32 { fatalError("there is no such call here") }
@unsafe public func posix_spawn(
  _ process: UnsafeMutablePointer<pid_t>?,
  _ path: UnsafePointer<CChar>,
  _ actions: UnsafePointer<UnsafeMutableRawPointer?>?,
  _ attributes: UnsafePointer<UnsafeMutableRawPointer?>?,
  _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>,
  _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 { fatalError("there is no such call here") }

/// environ(7), by crt_externs.h, which libraries are to use
@unsafe public func _NSGetEnviron()
  -> UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
{ fatalError("there is no such call here") }

/// CFStringCreateWithCString, CFStringConvertIANACharSetNameToEncoding and
/// CFStringConvertEncodingToNSStringEncoding of Core Foundation's CFString, which Foundation brings
public final class CFString {}
public typealias CFStringEncoding = UInt32
public let kCFStringEncodingInvalidId: CFStringEncoding = .max
public struct CFStringBuiltInEncodings: RawRepresentable, Sendable {
  public let rawValue: CFStringEncoding
  public init(rawValue: CFStringEncoding) { self.rawValue = rawValue }
  public static let UTF8 = CFStringBuiltInEncodings(rawValue: 0x0800_0100)
}
@unsafe public func CFStringCreateWithCString(
  _ allocator: AnyObject?,
  _ text: UnsafePointer<CChar>?,
  _ encoding: CFStringEncoding
) -> CFString? { fatalError("there is no such call here") }
public func CFStringConvertIANACharSetNameToEncoding(_ name: CFString?) -> CFStringEncoding {
  fatalError("there is no such call here")
}
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  fatalError("there is no such call here")
}
