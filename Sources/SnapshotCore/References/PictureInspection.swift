#if Pictures
internal import Pixels

/// Finds references that show a person something else than tests compare with.
package enum PictureInspection {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Whether bytes begin as a PNG file does.
  package static func isPicture(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  /// Returns what is wrong with a reference whose pixels are verified: damage, digests of other
  /// pixels, colours that programs show in another way.
  ///
  /// It decodes the file, so it costs what decoding costs. What isn't a PNG file has no problem.
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
      return .damaged("\(error)")
    }
  }

  /// Returns what is wrong with an animated reference of a still picture: a program shows its
  /// frames, while tests compare with the picture that only programs without animation show.
  package static func animationProblem(
    in reference: [UInt8],
    actual: [UInt8]
  ) -> ReferenceProblem? {
    guard isPicture(reference), isPicture(actual), PNG.isAnimated(reference),
      !PNG.isAnimated(actual)
    else { return nil }
    return .deceptive(PNG.Deception.animation.sentence)
  }

  /// Returns the bytes to write for a file that comes from elsewhere, with the digests of its own
  /// pixels.
  ///
  /// - Throws: Why it must not become a reference.
  package static func verified(_ bytes: [UInt8]) throws(ReferenceProblem) -> [UInt8] {
    guard isPicture(bytes) else { return bytes }
    if let colors = PNG.deceivingColors(in: bytes, allowsProfiles: false) {
      throw .deceptive(colors.sentence)
    }
    do throws(PNGError) {
      return try PNG.correctingDigests(of: bytes)
    } catch {
      throw .damaged("\(error)")
    }
  }
}

extension PNG.Deception {
  /// What a person sees and what is compared, as a sentence.
  fileprivate var sentence: String {
    switch self {
    case .digest:
      "Its digests are those of other pixels than it shows, so it was forged or edited by a program "
        + "that keeps foreign chunks."
    case .colors(let chunk):
      "Its \(chunk) chunk makes programs show other colours than those that are compared."
    case .animation:
      "It is animated, so programs show other pictures than the one that is compared."
    }
  }
}
#endif
