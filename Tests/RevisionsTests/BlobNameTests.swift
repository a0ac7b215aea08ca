import Testing

@testable import Revisions

@Suite struct BlobNameTests {
  /// As `git hash-object` names them; the sizes are around those at which a block of 64 bytes ends.
  private static let names = [
    0: "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391", 1: "f76dd238ade08917e6712764a16a22005a50573d",
    46: "d6ca75eadd33f631048a8501e0b34b4c7f047b3e", 47: "33e2ce93c882838a7135614a1cb24505b3f6519a",
    48: "dbc1a64ec19937a777f0182ce7dda1348dca0602", 54: "c8b2fe746b6a3566eedff08b2f0151dbfac8e1de",
    55: "bf2c21e539cb2a6222d1d83e9588852fe3d94b4b", 56: "0776ec67df3422dab84854388bee8530c4d8589e",
    57: "1a434c6d405b7b6322e19a86d8aa29deb4991ed9", 64: "e965d15e332278ccee01cf28e4868f973545c187",
    110: "78b198e7b73d9597fab3b211957ca662bf4a6b1f",
    111: "b1148e17882149c764b0b0d61292fe5753b31d9c",
    1000: "52aa7abab5423764069a5122f70cfe74d2383c03",
  ]

  @Test(arguments: names)
  func `Contents have the name that git gives to them`(size: Int, name: String) {
    let contents = (0..<size).map { UInt8(truncatingIfNeeded: $0 * 7) }
    #expect(BlobName.sha1(of: contents) == name)
  }
}
