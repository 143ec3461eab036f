import { findSavedList, SavedLists } from "@listwright/domain/saved-lists"
import { Effect, Schema } from "effect"
import { connection, over } from "../sign-in/connection.ts"
import type { JsonFlags } from "../terminal/options.ts"
import { jsonText, print, remark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { printList } from "./listText.ts"
import { namedList, namedLists, onNamedList } from "./namedLists.ts"
import { remarkOthers } from "./remarkOthers.ts"
import { DeletedJson } from "./SavedListsJson.ts"

const encodeDeleted = Schema.encodeSync(DeletedJson)

/** Shows a saved list's selection and its last count. */
export const showCommand = Effect.fn("savedShowCommand")(function* (
  reference: string,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const named = yield* namedList(reference, terminal)
  const server = yield* connection(terminal)
  yield* printList(terminal, yield* over(server)(findSavedList(named)), flags)
})

/** Renames a saved list. */
export const renameCommand = Effect.fn("savedRenameCommand")(function* (
  reference: string,
  name: string,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const renamed = yield* onNamedList(reference, terminal, (lists, id) => lists.rename(id, name))
  yield* printList(terminal, renamed, flags)
  yield* remarkOthers(renamed.row, terminal)
})

/** Deletes saved lists; if one fails, deletes nothing. */
export const deleteCommand = Effect.fn("savedDeleteCommand")(function* (
  references: ReadonlyArray<string>,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const server = yield* connection(terminal)
  const named = yield* namedLists(references, terminal)
  const deleted = yield* over(server)(
    Effect.gen(function* () {
      const lists = yield* SavedLists
      const found = yield* Effect.forEach(named, (reference) => findSavedList(reference))
      yield* lists.remove(found.map(({ row }) => row.id))
      return found.map(({ row }) => row)
    }),
  )
  if (flags.json === true) return yield* print(terminal, jsonText(encodeDeleted({ deleted })))
  for (const { name, id } of deleted) yield* remark(terminal, `Deleted ${name} (${id}).`)
})
