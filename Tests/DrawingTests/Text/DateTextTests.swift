import Foundation
import Scene
import Testing

@testable import Drawing

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

  /// The lengths of all months, of leap years by the rules for 4, 100 and 400 years, and days
  /// before the common era's first, from the proleptic Gregorian calendar.
  @Test(arguments: [
    (0, "January 1, 2001"), (30, "January 31, 2001"), (31, "February 1, 2001"),
    (89, "March 31, 2001"), (90, "April 1, 2001"), (120, "May 1, 2001"), (151, "June 1, 2001"),
    (181, "July 1, 2001"), (212, "August 1, 2001"), (243, "September 1, 2001"),
    (273, "October 1, 2001"), (304, "November 1, 2001"), (334, "December 1, 2001"),
    (364, "December 31, 2001"), (365, "January 1, 2002"), (-307, "February 29, 2000"),
    (-306, "March 1, 2000"), (-366, "January 1, 2000"), (36_217, "February 28, 2100"),
    (36_218, "March 1, 2100"), (-36_832, "February 28, 1900"), (-36_831, "March 1, 1900"),
    (145_790, "February 29, 2400"), (145_791, "March 1, 2400"), (-730_485, "January 1, 1"),
  ])
  func daysFollowTheGregorianCalendar(days: Int, text: String) {
    let moment = DatedText(seconds: Double(days) * 86_400, style: .date)
    #expect(moment.text(at: 0) == text)
    #expect(DatedText(seconds: Double(days + 1) * 86_400 - 1, style: .date).text(at: 0) == text)
  }

  @Test(arguments: [
    (0, "12:00 AM"), (59, "12:00 AM"), (60, "12:01 AM"), (599, "12:09 AM"), (600, "12:10 AM"),
    (3_600, "1:00 AM"), (43_199, "11:59 AM"), (43_200, "12:00 PM"), (46_800, "1:00 PM"),
    (86_399, "11:59 PM"), (86_400, "12:00 AM"), (-1, "11:59 PM"), (-43_201, "11:59 AM"),
  ])
  func timesHaveTwelveHours(seconds: Double, text: String) {
    #expect(DatedText(seconds: seconds, style: .time).text(at: 0) == text)
  }

  @Test(arguments: [
    (0.0, "0 sec", "+0 seconds"), (1, "1 sec", "+1 second"), (-1, "1 sec", "-1 second"),
    (59, "59 sec", "+59 seconds"), (60, "1 min", "+1 minute"), (61, "1 min, 1 sec", "+1 minute"),
    (3_599, "59 min, 59 sec", "+59 minutes"), (3_600, "1 hr", "+1 hour"),
    (3_661, "1 hr, 1 min", "+1 hour"), (86_399, "23 hr, 59 min", "+23 hours"),
    (86_400, "1 day", "+1 day"), (172_800, "2 day", "+2 days"),
    (2_591_999, "29 day, 23 hr", "+29 days"), (2_592_000, "1 mth", "+1 month"),
    (31_535_999, "12 mth, 4 day", "+12 months"), (31_536_000, "1 yr", "+1 year"),
    (66_000_000, "2 yr, 1 mth", "+2 years"), (0.5, "0 sec", "+0 seconds"),
    (-0.5, "1 sec", "-1 second"),
  ])
  func durationsHaveTwoParts(seconds: Double, relative: String, offset: String) {
    #expect(DatedText(seconds: seconds, style: .relative).text(at: 0) == relative)
    #expect(DatedText(seconds: seconds, style: .offset).text(at: 0) == offset)
    #expect(DatedText(seconds: seconds + 7, style: .offset).text(at: 7) == offset)
  }

  @Test(arguments: [
    (0.0, "0:00"), (9, "0:09"), (10, "0:10"), (60, "1:00"), (599, "9:59"), (3_599, "59:59"),
    (3_600, "1:00:00"), (3_661, "1:01:01"), (86_400, "24:00:00"), (-65, "1:05"),
  ])
  func timersHaveMinutesAndHours(seconds: Double, text: String) {
    #expect(DatedText(seconds: seconds, style: .timer).text(at: 0) == text)
  }

  @Test(arguments: [1e11, -1e11, .infinity, .nan])
  func timersBeyondTheirLimitShowAQuestionMark(seconds: Double) {
    #expect(DatedText(seconds: seconds, style: .timer).text(at: 0) == "?")
    #expect(DatedText(seconds: 0, style: .timer).text(at: seconds) == "?")
    #expect(DatedText(seconds: 3.6e10, style: .timer).text(at: 0) == "10000000:00:00")
    #expect(DatedText(seconds: 0, style: .timer).text(at: -9e10) == "25000000:00:00")
  }

  @Test(arguments: [
    (Text.DateStyle.date, false), (.time, false), (.relative, true), (.offset, true),
    (.timer, true),
  ])
  func onlyDurationsDependOnTheTime(style: Text.DateStyle, isRunning: Bool) {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(Text(date, style: style).dependsOnTime == isRunning)
    #expect(!DatedText(seconds: 0, style: style, pause: 3).isRunning)
  }

  /// Timers count down to the end of their range by default, and stop at a pause.
  @Test(arguments: [0.0, 4, 60])
  func timersStopAtTheirPause(time: Double) throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let range = start...start.addingTimeInterval(10)
    let paused = Text(timerInterval: range, pauseTime: start.addingTimeInterval(3))
    #expect(try Self.outlines(paused, at: time) == Self.outlines(Text(verbatim: "0:07")))
    let running = Text(timerInterval: range)
    #expect(try Self.outlines(running, at: 0) == Self.outlines(Text(verbatim: "0:10")))
    #expect(!paused.dependsOnTime && running.dependsOnTime)
  }
}
