import MacroExpansions

// Expands the macros of the module SwiftUI. The compiler sends one request after another.

while let request = PluginChannel.receive() {
  PluginChannel.send(MacroExpansion.answer(to: request))
}
