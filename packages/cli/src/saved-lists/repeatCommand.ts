import { COUNT_LINK } from "@listwright/domain/catalog"
import { findSavedList, repeatedListNotice, repeatSavedList } from "@listwright/domain/saved-lists"
import { Effect, Schema } from "effect"
import { connection, runOnServer } from "../sign-in/connection.ts"
import type { JsonFlags } from "../terminal/options.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { readListReference } from "./readListReferences.ts"
import { RepeatJson } from "./SavedListsJson.ts"
import { applySiteWording } from "../sign-in/applySiteWording.ts"

const encode = Schema.encodeSync(RepeatJson)

/**
 * Creates a draft that reorders a list without the records from its earlier orders, and prints the link to it. Nothing
 * is purchased.
 */
export const repeatCommand = Effect.fn("repeatCommand")(function* (
  reference: string,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const named = yield* readListReference(reference, terminal)
  const server = yield* connection(terminal)
  const { draft, link, orders } = yield* runOnServer(server)(
    Effect.flatMap(findSavedList(named), ({ row }) => repeatSavedList(row.id, COUNT_LINK)),
  )
  const address = `${server.url}${link}`
  if (flags.json === true)
    return yield* print(terminal, jsonText(encode({ draftId: draft.id, link: address, orders })))
  yield* print(terminal, `${address}\n`)
  yield* printRemark(
    terminal,
    yield* runOnServer(server)(applySiteWording(repeatedListNotice(orders.length).text)),
  )
})
