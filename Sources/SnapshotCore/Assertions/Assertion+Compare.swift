#if Pictures
internal import Pixels
#endif

extension Assertion {
  /// Reads the reference and compares it with the rendering.
  ///
  /// - Returns: The contents of the file, `nil` if they were compared while reading, and the result
  ///   of the comparison.
  func compare(
    _ rendering: Rendering,
    _ subject: AssertionSubject
  ) throws(AssertionError) -> (ReferenceReader.Contents?, VerdictRule.Reference) {
    let reader = ReferenceReader(limit: environment.fileLimit)
    if let text = rendering.text, subject.folders.isCaseSensitive,
      reader.hasContents(text, at: subject.path)
    {
      return (nil, .compared(.equal))
    }
    let contents = reader.contents(at: subject.path, in: subject.folders)
    switch contents {
    case .absent: return (contents, .absent)
    case .problem(let problem): return (contents, .unreadable(problem))
    case .bytes(let reference):
      // A rendering is encoded only if no cheaper comparison shows that both are equal.
      let isEncoded = rendering.hasBytes
      if isEncoded, reference.hasSameBytes(as: try bytes(of: rendering, subject)) {
        return (contents, .compared(.equal))
      }
      let result = try compare(rendering, with: reference, subject)
      if !isEncoded, !result.isEqualOrTolerated,
        reference.hasSameBytes(as: try bytes(of: rendering, subject))
      {
        return (contents, .compared(.equal))
      }
      return (contents, result)
    }
  }

  private func compare(
    _ rendering: Rendering,
    with reference: [UInt8],
    _ subject: AssertionSubject
  ) throws(AssertionError) -> VerdictRule.Reference {
    let verifiesDigests = environment.verifiesDigests
    if !verifiesDigests, try matches(rendering, reference, subject) { return .compared(.equal) }
    let actual = { () throws(AssertionError) -> [UInt8] in try bytes(of: rendering, subject) }
    if let problem = try ReferenceInspection.problem(in: reference, actual: actual) {
      return .unreadable(problem)
    }
    #if Pictures
    if !rendering.isAnimated,
      let problem = try PictureInspection.animationProblem(in: reference, actual: actual)
    {
      return .unreadable(problem)
    }
    if verifiesDigests,
      let problem = PictureInspection.problem(in: reference, allowsProfiles: true)
    {
      return .unreadable(problem)
    }
    #endif
    // The digests are now known to belong to the reference's pixels.
    if verifiesDigests, try matches(rendering, reference, subject) { return .compared(.equal) }
    do {
      return .compared(try rendering.compare(reference))
    } catch let error where error is ValueError || error is any ArgumentError {
      throw AssertionError(error, subject)
    } catch {
      #if Pictures
      let problem = (error as? PNGError)?.problemText ?? ErrorText.make(error)
      #else
      let problem = ErrorText.make(error)
      #endif
      return .unreadable(.damaged(VisibleText.lines(problem)))
    }
  }

  private func matches(
    _ rendering: Rendering,
    _ reference: [UInt8],
    _ subject: AssertionSubject
  ) throws(AssertionError) -> Bool {
    do {
      return try rendering.matches?(reference) ?? false
    } catch {
      throw AssertionError(error, subject)
    }
  }

  func bytes(
    of rendering: Rendering,
    _ subject: AssertionSubject
  ) throws(AssertionError) -> [UInt8] {
    do {
      return try rendering.bytes()
    } catch {
      throw AssertionError(error, subject)
    }
  }
}
