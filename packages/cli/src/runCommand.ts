import { CommanderError } from "@commander-js/extra-typings"
import { EXIT_SUCCESS, exitCodes, failureLine, isFailureKind } from "./failures/exitCodes.ts"
import { loadCommandGroups } from "./loadCommandGroups.ts"
import { makeProgram } from "./program.ts"
import { commandWords } from "./terminal/commandWords.ts"
import type { Terminal } from "./terminal/Terminal.ts"

/** The error code for help that was shown because no command was given. */
const HELP_SHOWN = "commander.help"

/** Runs the command that a command line names, or shows help, and returns the exit code. */
export const runCommand = async (
  argv: ReadonlyArray<string>,
  terminal: Terminal,
  version: string,
): Promise<number> => {
  let exitCode = EXIT_SUCCESS
  const ended = (code: number) => {
    exitCode = code
  }
  const program = makeProgram(terminal, version, await loadCommandGroups(argv), ended)
  try {
    await program.parseAsync(argv, { from: "user" })
    return exitCode
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === EXIT_SUCCESS) return EXIT_SUCCESS
    const isJson = argv.includes("--json")
    const { code: kind } = error
    if (isFailureKind(kind)) {
      terminal.stderr.write(`${failureLine({ kind, message: error.message }, isJson)}\n`)
      return exitCodes[kind]
    }
    if (error.code !== HELP_SHOWN) {
      const problem = error.message.replace(/^error: /, "").replace(/\.$/, "")
      const message = `${problem}. See: ${[...commandWords(program, argv), "--help"].join(" ")}`
      terminal.stderr.write(`${failureLine({ kind: "usage", message }, isJson)}\n`)
    }
    return exitCodes.usage
  }
}
