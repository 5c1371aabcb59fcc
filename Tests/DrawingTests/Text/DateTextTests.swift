import Drawing
import Foundation
import Scene
import Testing

@Suite
struct DateTextTests {
  private static func outlines(_ text: Text, at time: Double = 0) throws
    -> [DisplayList.Outline]
  {
    try text.drawn(400, 100, at: time).leaves.map(\.outline)
  }

  @Test(arguments: [
    (0.0, "January 1, 2001"), (-1, "December 31, 2000"), (86_400.0 * 58, "February 28, 2001"),
    (86_400.0 * 59, "March 1, 2001"), (86_400.0 * 1_154, "February 29, 2004"),
    (-978_307_200, "January 1, 1970"), (581_212_800, "June 3, 2019"),
    (-63_113_904_000, "January 1, 1"), (.nan, "?"), (.infinity, "?"), (1e300, "?"),
  ])
  func dayFollowsTheCalendar(seconds: Double, text: String) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(try Self.outlines(Text(date, style: .date)) == Self.outlines(Text(verbatim: text)))
  }

  @Test(arguments: [
    (Text.DateStyle.time, 0.0, 0.0, "12:00 AM"), (.time, 83_000, 0, "11:03 PM"),
    (.relative, 90, 0, "1 min, 30 sec"), (.relative, 90, 90, "0 sec"),
    (.relative, 7_200, 3_600, "1 hr"), (.offset, 7_200, 0, "+2 hours"),
    (.offset, 0, 60, "-1 minute"), (.timer, 3_725, 0, "1:02:05"), (.timer, 65, 60, "0:05"),
    (.timer, 0, 65, "1:05"),
  ])
  func nowIsTheRenderingClock(
    style: Text.DateStyle,
    seconds: Double,
    time: Double,
    text: String
  ) throws {
    let dated = Text(Date(timeIntervalSinceReferenceDate: seconds), style: style)
    #expect(try Self.outlines(dated, at: time) == Self.outlines(Text(verbatim: text)))
  }

  @Test(arguments: [(0.0, true, "0:10"), (4, true, "0:06"), (60, true, "0:00"), (4, false, "0:04")])
  func timerIsClampedToItsRange(time: Double, down: Bool, text: String) throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let timer = Text(timerInterval: start...start.addingTimeInterval(10), countsDown: down)
    #expect(try Self.outlines(timer, at: time) == Self.outlines(Text(verbatim: text)))
  }
}
