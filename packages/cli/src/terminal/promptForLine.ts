import { createInterface } from "node:readline"
import { Writable } from "node:stream"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import type { Terminal } from "./Terminal.ts"

const stopped = new CommandFailed({ kind: "failure", message: "Nothing was entered." })

/** Creates an output that doesn't echo typed input. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

const asked = (
  terminal: Terminal,
  question: string,
  isSecret: boolean,
): Effect.Effect<string, CommandFailed> =>
  Effect.callback<string, CommandFailed>((resume) => {
    terminal.stderr.write(question)
    const lines = createInterface({
      input: terminal.stdin,
      output: isSecret ? nowhere() : terminal.stderr,
      terminal: terminal.isInputTerminal,
    })
    let answer: Effect.Effect<string, CommandFailed> = Effect.fail(stopped)
    lines.once("SIGINT", () => lines.close())
    lines.once("line", (line) => {
      answer = Effect.succeed(line)
      lines.close()
    })
    // Only now is the input free for the next question.
    lines.once("close", () => {
      if (isSecret) terminal.stderr.write("\n")
      resume(answer)
    })
    return Effect.sync(() => lines.close())
  })

/** Reads one typed line. */
export const promptForLine = (terminal: Terminal, question: string) => asked(terminal, question, false)

/** Reads one typed line without echoing it. */
export const promptForSecret = (terminal: Terminal, question: string) => asked(terminal, question, true)
