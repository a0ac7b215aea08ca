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
