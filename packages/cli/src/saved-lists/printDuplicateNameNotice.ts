import { findListsWithSameName, sameNameListsText, type SavedList } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"

/** Prints a notice if other lists already have a list's new name. The list keeps the name. */
export const printDuplicateNameNotice = Effect.fn("printDuplicateNameNotice")(function* (
  row: Pick<SavedList, "id" | "name">,
  terminal: Terminal,
) {
  const server = yield* connection(terminal)
  const others = yield* runOnServer(server)(findListsWithSameName(row)).pipe(Effect.orElseSucceed(() => []))
  const text = sameNameListsText(others)
  if (text !== "") yield* printRemark(terminal, text)
})
