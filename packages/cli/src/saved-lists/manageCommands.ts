import { findSavedList, SavedLists } from "@listwright/domain/saved-lists"
import { Effect, Schema } from "effect"
import { connection, runOnServer } from "../sign-in/connection.ts"
import type { JsonFlags } from "../terminal/options.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { printList } from "./listText.ts"
import { readListReference, readListReferences, callWithNamedList } from "./readListReferences.ts"
import { printDuplicateNameNotice } from "./printDuplicateNameNotice.ts"
import { DeletionJson } from "./SavedListsJson.ts"

const encodeDeleted = Schema.encodeSync(DeletionJson)

/** Shows a saved list's selection and its last count. */
export const showCommand = Effect.fn("showCommand")(function* (
  reference: string,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const named = yield* readListReference(reference, terminal)
  const server = yield* connection(terminal)
  yield* printList(terminal, yield* runOnServer(server)(findSavedList(named)), flags)
})

/** Renames a saved list. */
export const renameCommand = Effect.fn("renameCommand")(function* (
  reference: string,
  name: string,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const renamed = yield* callWithNamedList(reference, terminal, (lists, id) => lists.rename(id, name))
  yield* printList(terminal, renamed, flags)
  yield* printDuplicateNameNotice(renamed.row, terminal)
})

/** Deletes saved lists; if one fails, deletes nothing. */
export const deleteCommand = Effect.fn("deleteCommand")(function* (
  references: ReadonlyArray<string>,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const server = yield* connection(terminal)
  const named = yield* readListReferences(references, terminal)
  const deleted = yield* runOnServer(server)(
    Effect.gen(function* () {
      const lists = yield* SavedLists
      const found = yield* Effect.forEach(named, (reference) => findSavedList(reference))
      yield* lists.remove(found.map(({ row }) => row.id))
      return found.map(({ row }) => row)
    }),
  )
  if (flags.json === true) return yield* print(terminal, jsonText(encodeDeleted({ deleted })))
  for (const { name, id } of deleted) yield* printRemark(terminal, `Deleted ${name} (${id}).`)
})
