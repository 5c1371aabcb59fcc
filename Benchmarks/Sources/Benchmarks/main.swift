import Foundation

// Run by `Benchmarks/run`, which passes the times of the debug build to the release build.
let words = CommandLine.arguments.dropFirst()
if drawIfChildProcess(Array(words)) { exit(0) }
let sides = words.contains("--quick") ? [512] : [512, 1024, 2048]
if let output = words.first(where: { $0.hasPrefix("--write-times=") }) {
  let path = String(output.dropFirst("--write-times=".count))
  try ourTimes(sides: [512]).write(toFile: path, atomically: true, encoding: .utf8)
} else if words.contains("--small") {
  whatDoesAPassCost()
  howFastIsComparing()
  howFastIsPNG()
  howDoesDrawingGrow(counts: [1_000, 20_000])
} else {
  let input = words.first { $0.hasPrefix("--debug-times=") }?.dropFirst("--debug-times=".count)
  let debugTimes = input.flatMap { try? String(contentsOfFile: String($0), encoding: .utf8) }
  print(machine())
  howFastAreTheTenScenes(sides: sides, debugTimes: debugTimes ?? "")
  howExactIsCoverage()
  whatDoesAPassCost()
  howFastIsComparing()
  howFastIsPNG()
  howDoesDrawingGrow(counts: [1_000, 10_000, 20_000, 100_000])
}
