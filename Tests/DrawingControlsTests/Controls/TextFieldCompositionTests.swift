import DrawingControls
import Foundation
import Scene
import Testing

/// Fields for text show their text, or what to enter.
@Suite
struct TextFieldCompositionTests {
  private static func line(_ text: String) -> some View {
    Text(verbatim: text).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
  }

  private static func prompt(_ text: String) -> some View {
    Text(verbatim: text).foregroundStyle(.tertiary).lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private static let name = Binding.constant("Ada")
  private static let nothing = Binding.constant("")
  private static let missing = Binding<Int?>.constant(nil)

  static let texts = [
    Composition("text") {
      TextField("Name", text: name)
    } is: {
      line("Ada")
    },
    Composition("long text") {
      TextField("Name", text: .constant(String(repeating: "long ", count: 20)))
    } is: {
      line(String(repeating: "long ", count: 20))
    },
    Composition("text of a string") {
      TextField(String("Name"), text: name)
    } is: {
      line("Ada")
    },
    Composition("text of a view") {
      TextField(text: name) { Text(verbatim: "Name") }
    } is: {
      line("Ada")
    },
    Composition("text with a callback") {
      TextField("Name", text: name, onEditingChanged: { _ in })
    } is: {
      line("Ada")
    },
    Composition("text of a string with a callback") {
      TextField(String("Name"), text: name, onEditingChanged: { _ in })
    } is: {
      line("Ada")
    },
    Composition("text with a commit") {
      TextField("Name", text: name, onCommit: {})
    } is: {
      line("Ada")
    },
    Composition("text with a prompt") {
      TextField("Name", text: name, prompt: Text("First"))
    } is: {
      line("Ada")
    },
    Composition("text with an axis") {
      TextField("Name", text: name, axis: .vertical)
    } is: {
      line("Ada")
    },
    Composition("text of a string with an axis") {
      TextField(String("Name"), text: name, axis: .vertical)
    } is: {
      line("Ada")
    },
    Composition("number") {
      TextField("Count", value: .constant(12), format: .number)
    } is: {
      line("12")
    },
    Composition("optional number") {
      TextField("Count", value: .constant(12 as Int?), format: .number)
    } is: {
      line("12")
    },
    Composition("value with a formatter") {
      TextField("Count", value: .constant(NSNumber(value: 12)), formatter: NumberFormatter())
    } is: {
      line("12")
    },
    Composition("secret") {
      SecureField("Key", text: name)
    } is: {
      line("•••")
    },
    Composition("secret of a string") {
      SecureField(String("Key"), text: name)
    } is: {
      line("•••")
    },
    Composition("secret with a commit") {
      SecureField("Key", text: name, onCommit: {})
    } is: {
      line("•••")
    },
    Composition("secret of a view") {
      SecureField(text: name) { Text(verbatim: "Key") }
    } is: {
      line("•••")
    },
    Composition("editor") {
      TextEditor(text: .constant("first\nsecond"))
    } is: {
      Text(verbatim: "first\nsecond")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    },
    Composition("plain style") {
      TextField("Name", text: name).textFieldStyle(.plain)
    } is: {
      line("Ada")
    },
    Composition("automatic style") {
      TextField("Name", text: name).textFieldStyle(.automatic)
    } is: {
      line("Ada")
    },
    Composition("round border") {
      TextField("Name", text: name).textFieldStyle(.roundedBorder)
    } is: {
      line("Ada").padding(.horizontal, 7).padding(.vertical, 6)
        .background(RoundedRectangle(cornerRadius: 6).fill(.background))
        .overlay(
          RoundedRectangle(cornerRadius: 6).strokeBorder(Color.gray.opacity(0.35), lineWidth: 0.5)
        )
    },
  ]

  static let prompts = [
    Composition("title") {
      TextField("Name", text: nothing)
    } is: {
      prompt("Name")
    },
    Composition("title of a string") {
      TextField(String("Name"), text: nothing)
    } is: {
      prompt("Name")
    },
    Composition("title without a prompt") {
      TextField("Name", text: nothing, prompt: nil)
    } is: {
      prompt("Name")
    },
    Composition("prompt") {
      TextField("Name", text: nothing, prompt: Text("First"))
    } is: {
      prompt("First")
    },
    Composition("prompt with an axis") {
      TextField("Name", text: nothing, prompt: Text("First"), axis: .vertical)
    } is: {
      prompt("First")
    },
    Composition("title with an axis") {
      TextField("Name", text: nothing, axis: .vertical)
    } is: {
      prompt("Name")
    },
    Composition("prompt of a missing number") {
      TextField("Count", value: missing, format: .number, prompt: Text("How many"))
    } is: {
      prompt("How many")
    },
    Composition("title of a missing number") {
      TextField("Count", value: missing, format: .number)
    } is: {
      prompt("Count")
    },
    Composition("title of a value that a formatter can't format") {
      TextField("Count", value: .constant("text"), formatter: NumberFormatter())
    } is: {
      prompt("Count")
    },
    Composition("title of a secret") {
      SecureField("Key", text: nothing)
    } is: {
      prompt("Key")
    },
    Composition("prompt of a secret") {
      SecureField("Key", text: nothing, prompt: Text("Secret"))
    } is: {
      prompt("Secret")
    },
    Composition("title of a secret without a prompt") {
      SecureField("Key", text: nothing, prompt: nil)
    } is: {
      prompt("Key")
    },
  ]

  @Test(arguments: texts + prompts)
  func fieldShowsItsText(composition: Composition) throws {
    let expected = try composition.parts().painted()
    #expect(!expected.isEmpty)
    #expect(try composition.control().painted() == expected)
  }
}
