import Foundation

// Draws one of the ten scenes, or lists their names. `compare` counts its instructions.
let scenes = FlatScene.all(side: 512)
let words = CommandLine.arguments.dropFirst()
if let name = words.first, let scene = scenes.first(where: { $0.name == name }) {
  let frame = OurFrame(scene)
  // The first frame allocates memory that is reused.
  for _ in 0..<(words.contains("--empty") ? 1 : 6) { frame.draw() }
} else {
  for scene in scenes { print(scene.name) }
}
