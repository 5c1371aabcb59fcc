internal import SnapshotCore

/// The script that runs the built tool directly, without the seconds that `swift run` takes to
/// start.
enum WrapperScript {
  static let text = """
    #!/bin/sh
    \(ToolCommand.mark)
    # Builds the tool first if it doesn't exist, or if the package's dependencies have changed since.
    set -eu
    root=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd -P)
    tool=$root/.build/debug/snapshot
    built=$root/.build/snapshot-tool-built
    needed=
    [ -x "$tool" ] && [ -e "$built" ] || needed=yes
    for file in Package.swift Package.resolved; do
      [ ! "$root/$file" -nt "$built" ] || needed=yes
    done
    if [ -n "$needed" ]; then
      echo 'Building the snapshot tool …' >&2
      (cd -- "$root" && swift build --product snapshot >&2)
      : >"$built"
    fi
    exec "$tool" "$@"

    """
}
