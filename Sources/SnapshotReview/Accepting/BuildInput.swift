package import SnapshotCore

/// The files that a build may compile, link or run, by their names.
///
/// The paths of references come from results. Outside `__Snapshots__`, `accept` never writes a file
/// that is used when the package is built, tested or opened, even if Git tracks it or the user
/// named it.
package enum BuildInput {
  /// Returns whether a build may use a file.
  package static func contains(_ path: RelativePath) -> Bool {
    let name = path.name.lowercased()
    if !RelativePath.isPlainName(path.name) || names.contains(name) { return true }
    if prefixes.contains(where: name.hasPrefix) { return true }
    // Only the last extension counts: `x.swift.txt` is permitted, `x.tar.gz` isn't.
    if hasExtension(name) { return true }
    return path.folders.contains { folder in
      bundles.contains(RelativePath.pathExtension(of: folder))
        || toolFolders.contains(folder.lowercased())
    }
  }

  /// Returns whether a name has the extension of a build file, at its end or before a version, as
  /// in `libx.so.6.1`.
  private static func hasExtension(_ name: String) -> Bool {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
    while let last = parts.last {
      if extensions.contains(String(last)) { return true }
      guard let first = last.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      else { return false }
      parts.removeLast()
    }
    return false
  }

  private static let extensions = words(
    """
    swift swiftmodule swiftinterface swiftdoc swiftsourceinfo swiftdeps sil sib bc ll gyb
    c h i ii hh hpp hxx h++ cc cp cpp cxx c++ ipp tpp txx tcc ixx cppm inl inc def m mm s asm nasm
    yasm fasm cu cuh cl pch modulemap apinotes swiftcrossimport swiftoverlay rsp in
    o obj a so dylib dll lib tbd la lo def exp exports lds ld map pc res rc wasm exe com
    node el vim rkt wsf
    sh bash zsh fish ksh csh tcsh dash command tool bat cmd ps1 psm1 vbs awk sed tcl expect
    py pyc pyo pyw pyi pth pl pm rb erb gemspec php phar lua js mjs cjs jsx ts tsx mts cts
    java class jar kt kts scala groovy gradle go rs hs ml mli erl ex exs jl r dart cs fs vb
    f f90 for pas ada d zig nim v y yy l ll lex proto thrift fbs capnp idl tex
    csproj fsproj vbproj vcxproj vcproj sqlproj wixproj proj sln slnf slnx props targets nuspec nupkg
    sbt clj cljs cljc edn cabal hsc opam vue svelte astro vala vapi cr sv vhd vhdl ino elm
    pro pri qbs qrc ui nix dhall star starlark tup tf tfvars hcl nomad jsonnet
    gyp gypi dockerfile yacc sb xcfilelist
    mk mak make cmake ninja bzl bazel buck gn gni am ac m4 podspec lock resolved toolset
    pbxproj xcconfig xcscheme xcworkspacedata xctestplan xcsettings xib storyboard nib metal metallib
    entitlements mobileprovision intentdefinition xcdatamodel xcdatamodeld mlmodel mlpackage
    app desktop service timer plugin kext applescript scpt scptd workflow action
    dmg pkg deb rpm msi iso apk ipa whl egg gem zip tar gz tgz bz2 xz zst 7z
    """
  )

  private static let names = words(
    """
    makefile gnumakefile bsdmakefile cmakelists.txt meson.build meson_options.txt build workspace
    module dockerfile containerfile vagrantfile jenkinsfile procfile brewfile rakefile gemfile podfile
    cartfile fastfile appfile matchfile dangerfile mintfile tuistfile project.swift justfile taskfile
    configure autogen crontab codeowners sconstruct sconscript wscript waf tupfile buck targets
    gradlew mvnw jamfile jamroot jamrules jbuild dune dune-project kbuild kconfig snakefile earthfile
    tiltfile buildfile steepfile guardfile capfile thorfile berksfile puppetfile
    taskfile.yml taskfile.yaml build.xml ivy.xml pom.xml nuget.config global.json
    gradle.properties local.properties gradle-wrapper.properties maven-wrapper.properties
    build.properties ant.properties cmakepresets.json cmakeuserpresets.json meson.options
    compile_commands.json compile_flags.txt buildserver.json conanfile.txt vcpkg.json
    vcpkg-configuration.json rust-toolchain rust-toolchain.toml go.work go.work.sum cabal.project
    stack.yaml package.yaml pubspec.yaml build.yaml dub.json dub.sdl shard.yml rebar.config
    package.json package-lock.json npm-shrinkwrap.json yarn.lock tsconfig.json composer.json
    deno.json deno.jsonc bunfig.toml bower.json lerna.json nx.json turbo.json rush.json
    pnpm-workspace.yaml jsconfig.json pytest.ini environment.yml poetry.toml pdm.toml uv.toml pixi.toml
    mise.toml lefthook.yml lefthook.yaml devcontainer.json skaffold.yaml helmfile.yaml
    requirements.txt constraints.txt pipfile setup.cfg tox.ini pyproject.toml cargo.toml go.mod go.sum
    docker-compose.yml docker-compose.yaml compose.yml compose.yaml
    azure-pipelines.yml azure-pipelines.yaml appveyor.yml bitbucket-pipelines.yml cloudbuild.yaml
    codemagic.yaml bitrise.yml buildspec.yml project.yml workspace-state.json
    openapi.yaml openapi.yml openapi.json openapi-generator-config.yaml openapi-generator-config.yml
    swift-openapi-generator-config.yaml swift-openapi-generator-config.yml
    apollo-codegen-config.json smithy-build.json swift-java.config swiftgen.yml swiftgen.yaml
    sourcery.yml project.yaml project.json workspace.json netlify.toml vercel.json wrangler.toml fly.toml
    cloudbuild.yml app.yaml circle.yml
    grpc-swift-config.json grpc-swift-proto-generator-config.json swift-protobuf-config.json
    info.plist info.json workspace.xcworkspacedata exportoptions.plist
    """
  )

  private static let prefixes = [
    "package@", "package.swift", "dockerfile.", "makefile.", "gnumakefile.", "containerfile.",
    "jenkinsfile.", "taskfile.dist.", "docker-compose.", "compose.override.", "requirements-",
  ]

  private static let bundles = words(
    """
    xcodeproj xcworkspace xcframework framework artifactbundle artifactbundleindex bundle app appex
    playground swiftpm xcdatamodeld xcassets mlpackage plugin kext xctest dsym
    """
  )

  private static let toolFolders = words("node_modules pods carthage vendor git hooks githooks")

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
