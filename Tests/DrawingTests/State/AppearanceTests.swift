import Dispatch
import Drawing
import Foundation
import Testing

@Suite
struct AppearanceTests {
  /// A log of events.
  private final class Log {
    var lines: [String] = []
  }

  nonisolated private struct Logged: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      Group {
        Color.red
        Color.blue
      }
      .onAppear {
        log.lines.append("appear")
        count = 2
      }
      .onChange(of: count) { old, new in log.lines.append("\(old) to \(new)") }
      .onChange(of: count, initial: true) { log.lines.append("changed") }
    }
  }

  @Test
  func actionsRunOnceInOrder() throws {
    let log = Log()
    _ = try Logged(log: log).drawn(10, 10)
    #expect(log.lines == ["appear", "changed", "0 to 2", "changed"])
  }

  nonisolated private struct Late: View {
    let log: Log
    @State private var isOpen = false
    var body: some View {
      VStack {
        if isOpen { Color.red.onAppear { log.lines.append("inner") } }
      }
      .onAppear { isOpen = true }
    }
  }

  @Test
  func laterViewsAlsoAppear() throws {
    let log = Log()
    _ = try Late(log: log).drawn(10, 10)
    #expect(log.lines == ["inner"])
  }

  private struct InReader: View {
    @State private var width = 0.0
    var body: some View {
      GeometryReader { reader in
        Color.red.frame(width: width, height: 5)
          .onAppear { width = reader.size.width / 2 }
      }
    }
  }

  @Test
  func geometryReadersReportAfterLayout() throws {
    #expect(try InReader().drawn(30, 30).leaves.first?.outline.path.boundingRect.width == 15)
  }

  nonisolated private struct Blinking: View {
    let log: Log
    @State private var phase = 0
    var body: some View {
      VStack {
        if phase != 1 { Lamp(log: log) }
      }
      .onChange(of: phase, initial: true) { if phase < 2 { phase += 1 } }
    }
  }

  nonisolated private struct Lamp: View {
    let log: Log
    @State private var width = 1.0
    var body: some View {
      Color.red.frame(width: width, height: 1).onAppear {
        log.lines.append("on")
        width += 1
      }
    }
  }

  @Test
  func reinsertedViewsHaveNewState() throws {
    let log = Log()
    let list = try Blinking(log: log).drawn(nil, nil)
    #expect(log.lines == ["on", "on"])
    #expect(list.size.width == 2)
  }

  nonisolated private struct Tasks: View {
    let log: Log
    @State private var number = 0
    var body: some View {
      Color.red
        .task(id: number) { log.lines.append("task \(number)") }
        .onAppear { number = 1 }
    }
  }

  @Test
  func tasksRunAgainIfTheirIdentityChanges() throws {
    let log = Log()
    _ = try Tasks(log: log).drawn(10, 10)
    #expect(log.lines == ["task 0", "task 1"])
  }

  /// A view with a task that another thread continues while it is rendered.
  private struct Fetching: View {
    let suspended = DispatchSemaphore(value: 0)
    let resumed = DispatchSemaphore(value: 0)
    @State private var width = 1.0
    var body: some View {
      Color.red.frame(width: width, height: 1)
        .task {
          await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
            Thread.detachNewThread {
              suspended.wait()
              continuation.resume()
              resumed.signal()
            }
          }
          width = 9
        }
        .onAppear {
          RenderClock.schedule(after: 1) {
            suspended.signal()
            resumed.wait()
          }
        }
    }
  }

  @Test @MainActor
  func tasksThatOtherThreadsContinueArentPartOfTheRendering() throws {
    #expect(try Fetching().drawn(nil, nil, at: 2).size.width == 1)
  }

  nonisolated private struct OldChange: View {
    let log: Log
    @State private var number = 0

    @available(*, deprecated)
    var body: some View {
      Color.red
        .onChange(of: number, perform: { log.lines.append("now \($0)") })
        .onAppear { number = 7 }
    }
  }

  @Test
  func deprecatedOnChangeReceivesTheNewValue() throws {
    let log = Log()
    _ = try OldChange(log: log).drawn(10, 10)
    #expect(log.lines == ["now 7"])
  }
}
