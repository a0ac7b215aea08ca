import ScanCommands

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

exit(Program.run(commandLine: CommandLine.arguments).rawValue)
