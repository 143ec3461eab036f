import { EXIT_SUCCESS, exitCodes, failureLine, isFailureKind } from "./failures/exitCodes.ts"
import type { Terminal } from "./terminal/Terminal.ts"
import { version } from "./version.ts"

/** The error code for help that was shown because no command was given. */
const HELP_SHOWN = "commander.help"

/** Runs one command line and returns its exit code. */
export const run = async (argv: ReadonlyArray<string>, terminal: Terminal): Promise<number> => {
  // Answered before the commands are loaded: scripts ask for it often.
  if (argv.length === 1 && (argv[0] === "--version" || argv[0] === "-V")) {
    terminal.stdout.write(`${version()}\n`)
    return EXIT_SUCCESS
  }
  const [{ CommanderError }, { makeProgram }] = await Promise.all([
    import("@commander-js/extra-typings"),
    import("./program.ts"),
  ])
  let exitCode = EXIT_SUCCESS
  const program = makeProgram(terminal, (code) => {
    exitCode = code
  })
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
      const { commandWords } = await import("./terminal/commandWords.ts")
      const message = `${problem}. See: ${[...commandWords(program, argv), "--help"].join(" ")}`
      terminal.stderr.write(`${failureLine({ kind: "usage", message }, isJson)}\n`)
    }
    return exitCodes.usage
  }
}
