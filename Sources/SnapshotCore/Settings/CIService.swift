/// The CI service that runs the program, detected from its environment.
package enum CIService: Hashable, Sendable {
  /// The number of the run, which identifies its artifacts.
  case gitHub(run: String?)
  /// The address of the job's artifacts.
  case gitLab(artifacts: String?)
  case jenkins

  package init?(variables: [String: String]) {
    let value = { (name: String) in variables[name].flatMap { $0.isEmpty ? nil : $0 } }
    if value("GITHUB_ACTIONS") != nil {
      self = .gitHub(run: value("GITHUB_RUN_ID"))
    } else if value("GITLAB_CI") != nil {
      let parts = [value("CI_API_V4_URL"), value("CI_PROJECT_ID"), value("CI_JOB_ID")]
      let present = parts.compactMap(\.self)
      let isWhole = present.count == parts.count
      self = .gitLab(
        artifacts: isWhole
          ? "\(present[0])/projects/\(present[1])/jobs/\(present[2])/artifacts" : nil
      )
    } else if value("JENKINS_URL") != nil {
      self = .jenkins
    } else {
      return nil
    }
  }

  /// Returns the command that accepts a job's results in a checkout.
  ///
  /// - Parameters:
  ///   - folder: The name of the folder that the job uploads, and of the artifact.
  ///   - tool: The command that runs the tool.
  package static func acceptCommand(
    _ service: CIService?,
    folder: String,
    tool: String = "swift run snapshot"
  ) -> String {
    let folder = ShellText.word(folder)
    let accept = "\(tool) accept --from \(folder) --all"
    switch service {
    case .gitHub(let run):
      let number = run.map { " \(ShellText.word($0))" } ?? ""
      return "gh run download\(number) -n \(folder) -D \(folder) && \(accept)"
    case .gitLab(let artifacts?):
      return "curl --location --output report.zip --header \"PRIVATE-TOKEN: $GITLAB_TOKEN\" "
        + "\(ShellText.word(artifacts)) && unzip -q report.zip && \(accept)"
    case .gitLab, .jenkins, nil:
      return "\(tool) accept --from FOLDER --all"
    }
  }
}
