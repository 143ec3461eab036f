import { findSavedList, type SavedListId, SavedLists } from "@listwright/domain/saved-lists"
import type { CallFailed } from "@listwright/domain/shared"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { readInput } from "../terminal/readInput.ts"
import type { Terminal } from "../terminal/Terminal.ts"

/** Returns the first field of each line, skipping the headings of `saved list`. */
const firstFields = (text: string): ReadonlyArray<string> => {
  const rows = text.split("\n").map((line) => line.split("\t").map((field) => field.trim()))
  return rows
    .filter(([first, second], at) => !(at === 0 && first === "id" && second === "name"))
    .flatMap(([first = ""]) => (first === "" ? [] : [first]))
}

/** Returns the named lists; '-' reads them from standard input, one per line, up to the first tab. */
export const readListReferences = Effect.fn("readListReferences")(function* (
  references: ReadonlyArray<string>,
  terminal: Terminal,
) {
  if (!references.includes("-")) return references
  const read = firstFields(yield* readInput(terminal))
  return references.flatMap((reference) => (reference === "-" ? read : [reference]))
})

/** Returns the single named list; '-' reads it from standard input. */
export const readListReference = Effect.fn("readListReference")(function* (
  reference: string,
  terminal: Terminal,
) {
  const [first, ...others] = yield* readListReferences([reference], terminal)
  if (first !== undefined && others.length === 0) return first
  return yield* new CommandFailed({
    kind: "validation",
    message: `Standard input contains ${others.length === 0 ? "no list" : `${others.length + 1} lists`}, but this command needs exactly one.`,
  })
})

/** Makes a server call about the single named list. */
export const callWithNamedList = Effect.fn("callWithNamedList")(function* <A>(
  reference: string,
  terminal: Terminal,
  ask: (lists: SavedLists["Service"], id: SavedListId) => Effect.Effect<A, CallFailed>,
) {
  const named = yield* readListReference(reference, terminal)
  const server = yield* connection(terminal)
  return yield* runOnServer(server)(
    Effect.gen(function* () {
      const lists = yield* SavedLists
      const { row } = yield* findSavedList(named)
      return yield* ask(lists, row.id)
    }),
  )
})
