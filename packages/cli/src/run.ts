import { EXIT_SUCCESS } from "./failures/exitCodes.ts"
import { findHelpPage } from "./help/findHelpPage.ts"
import type { Terminal } from "./terminal/Terminal.ts"
import { version } from "./version.ts"

/** Runs one command line and returns its exit code. */
export const run = async (argv: ReadonlyArray<string>, terminal: Terminal): Promise<number> => {
  // Answered before the commands are loaded: scripts and people ask for these often.
  const isVersion = argv.length === 1 && (argv[0] === "--version" || argv[0] === "-V")
  const answer = isVersion ? `${version()}\n` : await findHelpPage(argv)
  if (answer !== undefined) {
    terminal.stdout.write(answer)
    return EXIT_SUCCESS
  }
  const { runCommand } = await import("./runCommand.ts")
  return runCommand(argv, terminal, version())
}
