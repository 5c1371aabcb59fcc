import SwiftUI
import Testing

/// The application, its window, its device and its scenes.
@MainActor
@Suite
struct UIApplicationTests {
  @Test
  func theApplicationIsActiveWithOneWindow() throws {
    let application = UIApplication.shared
    #expect(application.windows.count == 1 && application.keyWindow === application.windows[0])
    #expect((application.applicationState, application.isIdleTimerDisabled) == (.active, false))
    #expect(application.delegate == nil)
    #expect(!application.canOpenURL(try #require(URL(string: "https://example.org"))))
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    #expect(application.connectedScenes.count == 1)
    #expect(scene.activationState == .foregroundActive && scene.screen === UIScreen.main)
    #expect(scene.keyWindow === application.keyWindow)
    #expect(scene.windows.map { $0 === application.keyWindow } == [true])
    #expect(application.connectedScenes.contains(scene))
    #expect(!application.connectedScenes.contains(UIScene()) && scene != UIScene())
    #expect(UIScene().hashValue != scene.hashValue)
  }

  @Test
  func theStatusBarHasNoHeight() {
    #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 0))
  }

  @Test
  func aWindowIsAsLargeAsTheScreen() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(window.isKeyWindow && window.safeAreaInsets == .zero)
    #expect(window.rootViewController == nil)
    let small = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(UIWindow(frame: small).frame == small)
  }

  @Test
  func insetsHaveFourSides() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect((insets.top, insets.left, insets.bottom, insets.right) == (1, 2, 3, 4))
    #expect(UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
  }

  @Test
  func theDeviceIsAPhone() {
    let device = UIDevice.current
    #expect((device.orientation, device.userInterfaceIdiom) == (.portrait, .phone))
    #expect((device.model, device.name) == ("iPhone", "iPhone"))
    #expect((device.systemName, device.systemVersion) == ("iOS", "18.0"))
  }

  private nonisolated static let orientations:
    [(UIDeviceOrientation, portrait: Bool, landscape: Bool)] = [
      (.unknown, false, false), (.portrait, true, false), (.portraitUpsideDown, true, false),
      (.landscapeLeft, false, true), (.landscapeRight, false, true), (.faceUp, false, false),
      (.faceDown, false, false),
    ]

  @Test(arguments: orientations)
  func anOrientationIsPortraitOrLandscape(
    orientation: UIDeviceOrientation,
    portrait: Bool,
    landscape: Bool
  ) {
    #expect(orientation.isPortrait == portrait && orientation.isLandscape == landscape)
  }

  @Test
  func constantsHaveUIKitValues() {
    let states: [UIScene.ActivationState] = [
      .unattached, .foregroundActive, .foregroundInactive, .background,
    ]
    #expect(states.map(\.rawValue) == [-1, 0, 1, 2])
    let idioms: [UIUserInterfaceIdiom] = [.unspecified, .phone, .pad]
    #expect(idioms.map(\.rawValue) == [-1, 0, 1])
    #expect(UIApplication.openSettingsURLString == "app-settings:")
  }

  private static var names: [(Notification.Name, String)] {
    [
      (UIApplication.willResignActiveNotification, "UIApplicationWillResignActiveNotification"),
      (UIApplication.didBecomeActiveNotification, "UIApplicationDidBecomeActiveNotification"),
      (
        UIApplication.willEnterForegroundNotification,
        "UIApplicationWillEnterForegroundNotification"
      ),
      (UIApplication.didEnterBackgroundNotification, "UIApplicationDidEnterBackgroundNotification"),
      (UIDevice.orientationDidChangeNotification, "UIDeviceOrientationDidChangeNotification"),
      (UIResponder.keyboardWillShowNotification, "UIKeyboardWillShowNotification"),
      (UIResponder.keyboardDidShowNotification, "UIKeyboardDidShowNotification"),
      (UIResponder.keyboardWillHideNotification, "UIKeyboardWillHideNotification"),
      (UIResponder.keyboardDidHideNotification, "UIKeyboardDidHideNotification"),
      (UIResponder.keyboardWillChangeFrameNotification, "UIKeyboardWillChangeFrameNotification"),
    ]
  }

  // The table is computed in the test, so that the constants are evaluated there.
  @Test(arguments: 0..<10)
  func notificationsHaveUIKitNames(index: Int) {
    let (name, text) = Self.names[index]
    #expect(name.rawValue == text)
  }

  @Test
  func keyboardKeysHaveUIKitNames() {
    #expect(UIResponder.keyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
    #expect(
      UIResponder.keyboardAnimationDurationUserInfoKey == "UIKeyboardAnimationDurationUserInfoKey"
    )
  }

  private static var keys: [(NSAttributedString.Key, String)] {
    [
      (.font, "NSFont"), (.foregroundColor, "NSColor"), (.backgroundColor, "NSBackgroundColor"),
      (.kern, "NSKern"), (.paragraphStyle, "NSParagraphStyle"), (.underlineStyle, "NSUnderline"),
      (.strikethroughStyle, "NSStrikethrough"), (.baselineOffset, "NSBaselineOffset"),
    ]
  }

  // The table is computed in the test, so that the constants are evaluated there.
  @Test(arguments: 0..<8)
  func textAttributesHaveUIKitNames(index: Int) {
    let (key, text) = Self.keys[index]
    #expect(key.rawValue == text)
  }

  // MARK: - Delegates and scenes

  private final class Delegate: UIApplicationDelegate {}

  @Test
  func aConfigurationKeepsItsNameAndRole() {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
    #expect(configuration.name == "Main" && configuration.role == .windowApplication)
    #expect(configuration.delegateClass == nil)
    #expect(UIApplication.LaunchOptionsKey(rawValue: "url").rawValue == "url")
    Delegate.main()
  }

  private struct Example: App {
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      WindowGroup { Text(verbatim: "Main") }
        .commands {
          CommandMenu("Menu") { Text(verbatim: "Item") }
          CommandGroup(after: .newItem) { Text(verbatim: "Item") }
        }
        .windowStyle(.hiddenTitleBar)
        .windowResizability(.contentSize)
        .defaultSize(width: 3, height: 4)
      Settings { Text(verbatim: "Settings") }
    }
  }

  @Test
  func anApplicationHasItsFirstScene() {
    Example.main()
    #expect("\(type(of: Example().body))".hasPrefix("WindowGroup<"))
    #expect(
      "\(type(of: SceneBuilder.buildBlock(Settings { Circle() }, WindowGroup { Circle() })))"
        .hasPrefix("Settings<")
    )
    let commands = CommandsBuilder.buildBlock(SidebarCommands(), EmptyCommands())
    #expect("\(type(of: commands))" == "SidebarCommands")
    #expect("\(type(of: CommandsBuilder.buildBlock()))" == "EmptyCommands")
  }

  @Test
  func aSceneIsActiveByDefault() throws {
    struct Phase: View {
      @Environment(\.scenePhase) var phase
      var body: some View { Color.red.frame(width: phase == .active ? 3 : 1, height: 1) }
    }
    #expect(try ImageRenderer(content: Phase()).displayList().size.width == 3)
    let inactive = Phase().environment(\.scenePhase, .inactive)
    #expect(try ImageRenderer(content: inactive).displayList().size.width == 1)
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
  }

  @Test
  func placementsAndSizesAreDistinct() {
    let placements: [CommandGroupPlacement] = [
      .appInfo, .appSettings, .appTermination, .newItem, .saveItem, .printItem, .undoRedo,
      .pasteboard, .textEditing, .textFormatting, .toolbar, .sidebar, .windowList, .help,
    ]
    #expect(Set(placements).count == 14)
    #expect(Set([WindowResizability.automatic, .contentSize, .contentMinSize]).count == 3)
  }
}
