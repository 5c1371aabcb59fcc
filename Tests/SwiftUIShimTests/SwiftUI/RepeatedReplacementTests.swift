import Foundation
import SwiftUI
import Testing

/// Views that are replaced while earlier replacements are still moving.
@Suite @MainActor struct RepeatedReplacementTests {
  /// A subview that is replaced, and whose content changes its state when it appears.
  private struct Replaced: View {
    let isInReader: Bool
    @State private var number = 0

    private struct Content: View {
      @State private var appearances = 0

      var body: some View {
        Color.red.frame(width: 5, height: 5).onAppear { appearances += 1 }
          .opacity(appearances == 1 ? 1 : 0.5)
      }
    }

    @ViewBuilder private var parts: some View {
      if isInReader { GeometryReader { _ in Content() }.id(number) } else { Content().id(number) }
    }

    var body: some View {
      HStack(spacing: 0) { ForEach(subviews: Group { parts }) { $0 } }
        .task {
          try? await Task.sleep(for: .seconds(0.1))
          withAnimation(.linear(duration: 0.4)) { number += 1 }
        }
    }
  }

  /// A view with a matched geometry that is replaced by one that also replaces its own content.
  private struct Nested: View {
    @State private var step = 0
    @Namespace private var space

    private struct Inner: View {
      @State private var step = 0

      var body: some View {
        Group {
          if step.isMultiple(of: 2) {
            Color.green.frame(width: 5, height: 5)
          } else {
            Color.blue.frame(width: 9, height: 5)
          }
        }
        .task { await Nested.repeatedly { step += 1 } }
      }
    }

    fileprivate static func repeatedly(_ change: () -> Void) async {
      for _ in 0..<5 {
        try? await Task.sleep(for: .seconds(0.1))
        withAnimation(.linear(duration: 0.3)) { change() }
      }
    }

    var body: some View {
      HStack(spacing: 0) {
        if step.isMultiple(of: 2) {
          Color.red.frame(width: 5, height: 5).matchedGeometryEffect(id: "a", in: space)
        } else {
          Inner().matchedGeometryEffect(id: "a", in: space)
        }
      }
      .task { await Nested.repeatedly { step += 1 } }
    }
  }

  private func svg(_ view: some View, at time: Double) throws -> [Substring] {
    let renderer = ImageRenderer(content: view)
    renderer.canvasSize = CGSize(width: 40, height: 5)
    renderer.time = time
    return try renderer.svg().split(separator: "\n").filter {
      $0.contains("<path") && $0.contains("data-name")
    }
  }

  /// The old and the new subview are in the same place while they cross-fade.
  @Test(arguments: [false, true])
  func aReplacedSubviewIsDrawnOnce(isInReader: Bool) throws {
    let during = try svg(Replaced(isInReader: isInReader), at: 0.2)
    #expect(during.count == 2)
    let place = isInReader ? "" : #"matrix(1 0 0 1 17.5 0)"#
    #expect(during.allSatisfy { isInReader ? !$0.contains("transform") : $0.contains(place) })
    #expect(during.last?.contains(#"fill-opacity="0.75""#) == true)
    let after = try svg(Replaced(isInReader: isInReader), at: 1)
    #expect(after.count == 1 && after.first?.contains("fill-opacity") == false)
  }

  /// While a view is being removed, it isn't a source, even if the effect is around its condition.
  @Test(arguments: [0.15, 0.25, 0.35, 0.45, 0.55, 0.65])
  func aViewBeingRemovedInsideAMatchedViewIsNoSource(time: Double) throws {
    #expect(try svg(Nested(), at: time).count > 1)
    let after = try svg(Nested(), at: 2)
    #expect(after.count == 1)
    #expect(after.first?.contains("M0 0 L9 0 L9 5 L0 5 Z") == true)
    #expect(after.first?.contains("matrix(1 0 0 1 15.5 0)") == true)
  }

  /// A canvas in a subview that is removed while other state changes.
  private struct RemovedCanvas: View {
    @State private var isRemoved = false
    @State private var width = 1.0

    var body: some View {
      HStack(spacing: 0) {
        Group(subviews: canvas) { views in
          if !isRemoved { views }
        }
        Color.blue.frame(width: width, height: 3)
      }
      .task {
        try? await Task.sleep(for: .seconds(0.1))
        withAnimation(.linear(duration: 0.5)) { isRemoved = true }
        for _ in 0..<8 {
          try? await Task.sleep(for: .seconds(0.05))
          width += 1
        }
      }
    }

    private var canvas: some View {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      }
      .frame(width: 20, height: 5)
    }
  }

  /// The closure of the canvas also runs for earlier moments, after their evaluations have ended.
  @Test(arguments: [(0, 2), (0.1, 2), (0.3, 2), (0.45, 2), (1, 1)])
  func aCanvasInARemovedSubviewIsDrawn(time: Double, count: Int) throws {
    #expect(try svg(RemovedCanvas(), at: time).count == count)
  }

  /// A removed subview whose reader exceeds the limit of views once it is removed, after an image.
  private struct TooLarge: View {
    @State private var isRemoved = false

    var body: some View {
      HStack {
        Group(subviews: content) { views in
          if !isRemoved { views }
        }
      }
      .task {
        try? await Task.sleep(for: .seconds(0.1))
        withAnimation(.linear(duration: 0.5)) { isRemoved = true }
      }
    }

    private var content: some View {
      VStack {
        Image(size: CGSize(width: 3, height: 3)) { context in
          context.fill(Path(CGRect(x: 0, y: 0, width: 3, height: 3)), with: .color(.red))
        }
        GeometryReader { _ in
          ForEach(0..<(isRemoved ? 200 : 1), id: \.self) { _ in Color.green }
        }
      }
    }
  }

  @Test
  func anErrorInARemovedSubviewFailsTheRendering() throws {
    let renderer = ImageRenderer(content: TooLarge())
    (renderer.viewLimit, renderer.time) = (100, 0.3)
    let error = #expect(throws: (any Error).self) { try renderer.svg() }
    #expect(error.map { "\($0)".contains("more views than the limit of 100") } == true)
  }
}
