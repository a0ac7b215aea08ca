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
