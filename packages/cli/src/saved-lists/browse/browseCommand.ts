import { Effect } from "effect"
import { applyNoColor } from "../../counting/countCommand.ts"
import { CommandFailed } from "../../failures/CommandFailed.ts"
import { connection } from "../../sign-in/connection.ts"
import type { Terminal } from "../../terminal/Terminal.ts"
import { createQuestionHandler } from "./createQuestionHandler.ts"

const noTerminal = new CommandFailed({
  kind: "usage",
  message: "Browsing requires a terminal. Instead, run: listwright saved list",
})

/** Shows a screen for searching, previewing, and combining saved lists until the user quits. */
export const browseCommand = Effect.fn("browseCommand")(function* (_: object, terminal: Terminal) {
  if (!terminal.isInputTerminal || !terminal.isOutputTerminal) return yield* noTerminal
  const server = yield* connection(terminal)
  yield* Effect.promise(async () => {
    applyNoColor(terminal)
    const { showLists } = await import("./showLists.tsx")
    await showLists(createQuestionHandler(server))
  })
})
