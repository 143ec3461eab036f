import { findListsWithSameName, sameNameListsText, type SavedList } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { connection, runAgainst } from "../sign-in/connection.ts"
import { printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"

/** Remarks that other lists have the name that a list was just given. The list has it all the same. */
export const printDuplicateNameNotice = Effect.fn("printDuplicateNameNotice")(function* (
  row: Pick<SavedList, "id" | "name">,
  terminal: Terminal,
) {
  const server = yield* connection(terminal)
  const others = yield* runAgainst(server)(findListsWithSameName(row)).pipe(Effect.orElseSucceed(() => []))
  const text = sameNameListsText(others)
  if (text !== "") yield* printRemark(terminal, text)
})
