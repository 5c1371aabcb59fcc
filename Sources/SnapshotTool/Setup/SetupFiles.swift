/// The contents that `snapshot init` writes.
enum SetupFiles {
  /// Lines for `.gitattributes` that prevent Git from converting line endings in references.
  static let attributes = [
    "**/__Snapshots__/** -text",
    "**/__Snapshots__/**/*.png binary",
  ]

  static let ignored = [".build/", "snapshot-report/"]

  static let github = """
    name: Snapshots
    on: [push, pull_request]
    jobs:
      test:
        runs-on: ubuntu-latest
        container: swift:6.3
        env:
          SNAPSHOT_ARTIFACTS: snapshot-report
        steps:
          # Not needed with `traits: []`, for text and data alone.
          - run: apt-get update && apt-get install -y libpng-dev zlib1g-dev pkg-config
          - uses: actions/checkout@v4
          - uses: actions/cache@v4
            with:
              path: .build
              key: swift-${{ runner.os }}-${{ hashFiles('Package.resolved') }}-${{ github.sha }}
              restore-keys: swift-${{ runner.os }}-${{ hashFiles('Package.resolved') }}-
          - run: swift test
          - if: failure()
            run: swift run snapshot report --format ci
          - if: failure()
            uses: actions/upload-artifact@v4
            with:
              name: snapshot-report
              path: snapshot-report

    """

  static let gitlab = """
    snapshots:
      image: swift:6.3
      variables:
        SNAPSHOT_ARTIFACTS: $CI_PROJECT_DIR/snapshot-report
      before_script:
        # Not needed with `traits: []`, for text and data alone.
        - apt-get update && apt-get install -y libpng-dev zlib1g-dev pkg-config
      script:
        - swift test
      after_script:
        - '[ "$CI_JOB_STATUS" = success ] || swift run snapshot report --format ci'
      cache:
        key:
          files: [Package.resolved]
        paths: [.build]
      artifacts:
        when: on_failure
        paths: [snapshot-report]
        expose_as: Snapshots
        reports:
          junit: snapshot-report/junit.xml

    """
}
