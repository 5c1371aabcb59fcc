import SwiftUI

/// A drawing of each file.
public func catalog() -> [(name: String, view: AnyView)] {
  [
    ("BarChart", AnyView(BarChart_Previews.all[0])),
    ("ClockFace", AnyView(ClockFace())),
    ("Spirograph", AnyView(SpirographView())),
    ("Flower", AnyView(FlowerView())),
    ("Gauge", AnyView(SpeedGauge(progress: 0.62))),
    ("LineChart", AnyView(LineChartView())),
    ("Shapes", AnyView(ShapesView())),
    (
      "PieChart",
      AnyView(
        PieChart(slices: [
          .init(name: "Rent", amount: 40), .init(name: "Food", amount: 25),
          .init(name: "Fun", amount: 20), .init(name: "Other", amount: 15),
        ])
      )
    ),
    ("RadarChart", AnyView(RadarChart(values: [0.9, 0.5, 0.7, 0.4, 0.8]))),
    ("StarField", AnyView(StarField())),
    ("Sun", AnyView(SunSketch())),
    ("Layouts", AnyView(LayoutsView())),
    ("Weather", AnyView(WeatherBoard())),
    ("ActivityRings", AnyView(ActivityRings())),
    ("Trapezoid", AnyView(TrapezoidView())),
    ("Banner", AnyView(BannerBoard())),
    ("Spinners", AnyView(Spinners_Previews.all[0])),
    ("Controls", AnyView(ControlBoard())),
    ("Confetti", Confetti_Previews.all[0]),
    ("FlipCards", FlipCards_Previews.all[0]),
    ("Waves", AnyView(Waves_Previews.all[0])),
    ("Cutouts", AnyView(CutoutBoard())),
    ("Headlines", AnyView(HeadlineBoard())),
    ("Wedges", AnyView(WedgeBoard())),
    ("PhoneColors", AnyView(ColorBoard())),
    ("Inspectors", AnyView(Inspector())),
  ]
}
