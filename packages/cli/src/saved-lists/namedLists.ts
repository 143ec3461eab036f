import { Effect } from "effect"
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
