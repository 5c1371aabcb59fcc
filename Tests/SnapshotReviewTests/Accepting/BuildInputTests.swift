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
    "configure.in", "GNUmakefile.am",
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
}
