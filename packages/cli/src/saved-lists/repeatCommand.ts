import { COUNT_LINK } from "@listwright/domain/catalogue"
import { findSavedList, repeatedNotice, repeatSavedList } from "@listwright/domain/saved-lists"
import { Effect, Schema } from "effect"
import { connection, over } from "../sign-in/connection.ts"
import type { JsonFlags } from "../terminal/options.ts"
import { jsonText, print, remark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { namedList } from "./namedLists.ts"
import { RepeatJson } from "./SavedListsJson.ts"
import { siteWords } from "../sign-in/siteWords.ts"

const encode = Schema.encodeSync(RepeatJson)

/**
 * Creates a draft that reorders a list without the records from its earlier orders, and prints the link to it. Nothing
 * is purchased.
 */
export const repeatCommand = Effect.fn("savedRepeatCommand")(function* (
  reference: string,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const named = yield* namedList(reference, terminal)
  const server = yield* connection(terminal)
  const { draft, link, orders } = yield* over(server)(
    Effect.flatMap(findSavedList(named), ({ row }) => repeatSavedList(row.id, COUNT_LINK)),
  )
  const address = `${server.url}${link}`
  if (flags.json === true)
    return yield* print(terminal, jsonText(encode({ draftId: draft.id, link: address, orders })))
  yield* print(terminal, `${address}\n`)
  yield* remark(terminal, yield* over(server)(siteWords(repeatedNotice(orders.length).text)))
})
