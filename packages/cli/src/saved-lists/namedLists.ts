import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { readInput } from "../terminal/readInput.ts"
import type { Terminal } from "../terminal/Terminal.ts"

/** The lists that are named; '-' reads them from standard input, a line each, up to the first tab. */
export const namedLists = Effect.fn("namedLists")(function* (
  references: ReadonlyArray<string>,
  terminal: Terminal,
) {
  if (!references.includes("-")) return references
  const lines = (yield* readInput(terminal)).split("\n").map((line) => (line.split("\t")[0] ?? "").trim())
  const read = lines.filter((line) => line !== "")
  return references.flatMap((reference) => (reference === "-" ? read : [reference]))
})

/** The one list that is named; '-' reads it from standard input. */
export const namedList = Effect.fn("namedList")(function* (reference: string, terminal: Terminal) {
  const [first, ...others] = yield* namedLists([reference], terminal)
  if (first !== undefined && others.length === 0) return first
  return yield* new CommandFailed({
    kind: "validation",
    message: `Standard input names ${others.length === 0 ? "no list" : `${others.length + 1} lists`}; this command takes one.`,
  })
})
