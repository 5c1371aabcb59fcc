#if Pictures
internal import Pixels

/// Detects references that show a person something other than what tests compare with.
package enum PictureInspection {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns whether bytes begin with the PNG signature.
  package static func isPicture(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  /// Returns the problem of a reference whose pixels are verified: damage, digests of other pixels,
  /// or colours or an orientation that viewers show differently.
  ///
  /// It decodes the file, and so costs as much as decoding. Files that aren't PNG have no problem.
  ///
  /// - Parameter allowsProfiles: Whether colour profiles count as harmless.
  package static func problem(
    in reference: [UInt8],
    allowsProfiles: Bool
  ) -> ReferenceProblem? {
    guard isPicture(reference) else { return nil }
    do throws(PNGError) {
      return try PNG.deception(in: reference, allowsProfiles: allowsProfiles)
        .map { .deceptive($0.sentence) }
    } catch {
      return .damaged(error.problemText)
    }
  }

  /// Returns the problem of an animated reference of a still picture: viewers show its frames,
  /// while tests compare with the default image.
  ///
  /// - Parameter actual: A closure that returns the actual value; called only for an animated
  ///   reference.
  package static func animationProblem<Failure>(
    in reference: [UInt8],
    actual: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> ReferenceProblem? {
    guard isPicture(reference), PNG.isAnimated(reference) else { return nil }
    let actual = try actual()
    guard isPicture(actual), !PNG.isAnimated(actual) else { return nil }
    return .deceptive(PNG.Deception.animation.sentence)
  }

  /// Returns the bytes to write for a file from an untrusted source, with the digests of its own
  /// pixels.
  ///
  /// - Throws: The reason that it must not become a reference.
  package static func verified(_ bytes: [UInt8]) throws(ReferenceProblem) -> [UInt8] {
    guard isPicture(bytes) else { return bytes }
    if let metadata = PNG.deceivingMetadata(in: bytes, allowsProfiles: false) {
      throw .deceptive(metadata.sentence)
    }
    do throws(PNGError) {
      return try PNG.correctingDigests(of: bytes)
    } catch {
      throw .damaged(error.problemText)
    }
  }
}

extension PNG.Deception {
  /// A sentence with the difference between the visible and the compared contents.
  fileprivate var sentence: String {
    switch self {
    case .digest:
      "Its digests don’t match its pixels, so it was forged or edited by a program "
        + "that keeps unknown chunks."
    case .colors(let chunk):
      "Because of its \(chunk) chunk, other programs show different colours from those compared."
    case .orientation:
      "Because of its eXIf chunk, other programs turn or mirror it, or may do so."
    case .animation:
      "It is animated, so other programs show pictures that aren’t compared."
    }
  }
}
#endif
