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

/// stat(2)
extension stat {
  public var st_mtimespec: timespec { st_mtim }
}

/// open(2)
public let O_EVTONLY: Int32 = 0x8000

/// kqueue(2)
public struct kevent64_s {
  public var ident: UInt64 = 0
  public var filter: Int16 = 0
  public var flags: UInt16 = 0
  public var fflags: UInt32 = 0
  public var data: Int64 = 0
  public var udata: UInt64 = 0
  public var ext: (UInt64, UInt64) = (0, 0)

  public init() {}
}

public let EVFILT_VNODE: Int32 = -4
public let EV_ADD: Int32 = 0x0001
public let EV_CLEAR: Int32 = 0x0020
public let NOTE_DELETE: Int32 = 0x0000_0001
public let NOTE_WRITE: Int32 = 0x0000_0002
public let NOTE_RENAME: Int32 = 0x0000_0020
public let NOTE_REVOKE: Int32 = 0x0000_0040

public func kqueue() -> Int32 { fatalError("there is no such call here") }

@unsafe public func kevent64(
  _ queue: Int32,
  _ changes: UnsafePointer<kevent64_s>?,
  _ changeCount: Int32,
  _ events: UnsafeMutablePointer<kevent64_s>?,
  _ eventCount: Int32,
  _ flags: UInt32,
  _ timeout: UnsafePointer<timespec>?
) -> Int32 { fatalError("there is no such call here") }

/// posix_spawn(2), posix_spawn_file_actions_init(3), posix_spawn_file_actions_adddup2(3)
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
