import SnapshotCore
import SnapshotReview
import Testing

@Suite struct BuildInputTests {
  @Test(arguments: [
    "libx.so.6", "libx.so.6.0.1", "libssl.so.1.0.2k", "liby.dylib.2", "x.tar.gz.1",
    "impl.tcc", "a.nasm", "k.cu", "SConstruct", "SConscript", "wscript", "Tupfile", "BUCK",
    "TARGETS", "pom.xml", "gradlew", "mvnw", "gradle-wrapper.properties", "a.csproj", "a.fsproj",
    "a.sln", "a.vcxproj", "Directory.Build.props", "CMakePresets.json", "CMakeUserPresets.json",
    "default.nix", "Taskfile.yml", "swift-openapi-generator-config.yaml", "buildServer.json",
    "compile_commands.json", "go.work", "deno.json", "conanfile.txt", "Jamroot", "dune", "main.tf",
    "configure.in", "GNUmakefile.am", "a.7z", "a.7z.1", "a.node", "a.gyp", "a.gypi", "a.dockerfile",
    "a.xcfilelist", "a.yacc", "a.el", "a.rkt",
  ])
  func filesOfBuildsAreFound(_ name: String) throws {
    #expect(BuildInput.contains(try #require(RelativePath("Sources/C/\(name)"))))
  }

  @Test(arguments: [
    "x.txt", "x.png", "x.json", "x.so.txt", "x.1.txt", "menu_size=3.txt", "pom.txt", "v1.2",
    "taskfile.txt", "x.html", "x.svg", "x.csv", "x.md", "x.sql", "x.xml", "x.yaml", "compose.txt",
  ])
  func otherFilesAreNot(_ name: String) throws {
    #expect(!BuildInput.contains(try #require(RelativePath("Fixtures/M/\(name)"))))
  }

  @Test(arguments: [
    "A.xcodeproj/x.txt", "a/B.XCWORKSPACE/x.txt", "a/b.framework/c/x.txt", "Pods/x.txt",
    "a/Carthage/x.txt", "vendor/a/x.txt", "a/git/x.txt", "hooks/x.txt", "githooks/x.txt",
    "Package@swift-5.txt", "package.swift.bak", "Dockerfile.dev", "makefile.inc.txt",
    "requirements-dev.txt", "docker-compose.test.txt", "compose.override.txt",
  ])
  func foldersAndPrefixesAreBuildInputs(_ path: String) throws {
    #expect(BuildInput.contains(try #require(RelativePath(path))))
  }

  @Test(arguments: [
    "a/x.framework", "xcodeproj/x.txt", "a/podsx/x.txt", "a/xpods/x.txt", "xDockerfile.dev",
    "a/1.2.3", "1.txt", "x.9", "x.0",
  ])
  func similarNamesAreNotBuildInputs(_ path: String) throws {
    #expect(!BuildInput.contains(try #require(RelativePath(path))))
  }

  /// A version may have any digit at its start; other parts aren't versions.
  @Test(arguments: [("x.so.0", true), ("x.so.9", true), ("x.so.a1", false), ("x.so.1a", true)])
  func versionsBeginWithADigit(_ name: String, _ isFound: Bool) throws {
    #expect(BuildInput.contains(try #require(RelativePath("a/\(name)"))) == isFound)
  }
}
