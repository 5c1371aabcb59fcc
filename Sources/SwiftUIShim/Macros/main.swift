// Expands the macros of the module SwiftUI. The compiler asks in messages, one after another.

while let request = PluginChannel.receive() {
  PluginChannel.send(MacroExpansion.answer(to: request))
}
