import { Predicate, Result } from "effect"
import { explainStorageError } from "@listwright/engine/files"
import { progressOutput } from "./progressOutput.ts"
import { serveFlags, USAGE } from "./serveFlags.ts"
import { startedText } from "./startedText.ts"
import type { RunningServer } from "./StartOptions.ts"
import { startServer } from "./startServer.ts"

const EXIT_FAILURE = 1
const EXIT_USAGE = 2
const EXIT_INTERRUPTED = 130

/**
 * Returns an error's message. The product's own errors have human-readable messages; any other error is described as
 * well as possible.
 */
const messageOf = (error: unknown): string =>
  Predicate.hasProperty(error, "_tag") && error instanceof Error && error.message !== ""
    ? error.message
    : explainStorageError(error)

/** Starts a server with the command line's options, and serves until it's asked to stop; then the process exits. */
export const serve = async (argv: ReadonlyArray<string>): Promise<void> => {
  const flags = serveFlags(argv, process.env)
  if (Result.isFailure(flags)) {
    process.stderr.write(`${flags.failure}\n\n${USAGE}`)
    process.exit(EXIT_USAGE)
  }
  if (flags.success === "help") {
    process.stdout.write(USAGE)
    process.exit(0)
  }
  const onProgress = progressOutput({
    isTTY: process.stderr.isTTY === true && process.env["TERM"] !== "dumb",
    write: (text) => process.stderr.write(text),
  })
  const interruption = new AbortController()
  let started: RunningServer | undefined
  const end = () => {
    if (interruption.signal.aborted) process.exit(EXIT_INTERRUPTED)
    interruption.abort()
    process.stderr.write("\nFinishing work in progress. Press Ctrl-C again to stop immediately.\n")
    if (started !== undefined) void started.close().then(() => process.exit(0))
  }
  process.on("SIGINT", end)
  process.on("SIGTERM", end)
  try {
    started = await startServer({ ...flags.success, onProgress, signal: interruption.signal })
    if (interruption.signal.aborted) return void started.close().then(() => process.exit(0))
    for (const warning of started.warnings) process.stderr.write(`Warning: ${warning}\n`)
    process.stdout.write(startedText(started))
  } catch (error) {
    if (interruption.signal.aborted) process.exit(EXIT_INTERRUPTED)
    process.stderr.write(`${messageOf(error)}\n`)
    process.exit(EXIT_FAILURE)
  }
}
