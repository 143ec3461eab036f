import { Industries, type Industry, searchIndustries } from "@listwright/domain/audience"
import { Effect, Result, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { SearchFlags } from "./commands/search.ts"
import type { TreeFlags } from "./commands/tree.ts"
import { IndustriesJson } from "./IndustriesJson.ts"
import { ensureBusinessTypes } from "./ensureBusinessTypes.ts"

/** The list type for businesses, which most users may order. */
const DEFAULT_BUSINESS = 170

const COLUMNS = [
  { heading: "code" },
  { heading: "name", isCut: true },
  { heading: "level", isFigure: true, leftOut: 2 },
  { heading: "division", leftOut: 1 },
] as const

const encode = Schema.encodeSync(IndustriesJson)

const printIndustries = (
  industries: ReadonlyArray<Industry>,
  flags: SearchFlags | TreeFlags,
  terminal: Terminal,
) =>
  flags.json === true
    ? print(terminal, jsonText(encode({ listType: flags.listType ?? DEFAULT_BUSINESS, industries })))
    : printTable(
        terminal,
        COLUMNS,
        industries.map(({ code, level, name, topLevelCode }) => [code, name, level, topLevelCode]),
      )

/** Finds business types by words in their names or by code. */
export const searchIndustriesCommand = Effect.fn("searchIndustriesCommand")(function* (
  named: ReadonlyArray<string>,
  flags: SearchFlags,
  terminal: Terminal,
) {
  const words = named.join(" ")
  const listType = flags.listType ?? DEFAULT_BUSINESS
  yield* ensureBusinessTypes(listType, "industries search")
  const server = yield* connection(terminal)
  const found = yield* runOnServer(server)(searchIndustries(listType, words))
  if (found === null)
    return yield* new CommandFailed({
      kind: "usage",
      message: "Enter a word from a business type, or the beginning of its code, like 'bakeries' or 58.",
    })
  if (found.length === 0)
    return yield* new CommandFailed({
      kind: "notFound",
      message: `No business type has '${words}' in its name or at the beginning of its code.`,
    })
  return yield* printIndustries(found, flags, terminal)
})

/**
 * Returns the industries directly below a code. The server rejects a code that isn't in the tree just like any other
 * invalid input.
 */
const childrenOf = Effect.fn("childrenOf")(function* (listType: number, typed: string) {
  const { children, search } = yield* Industries
  const code = typed.trim().toUpperCase()
  const asked = yield* Effect.result(children(listType, code))
  if (Result.isSuccess(asked)) return asked.success
  if (asked.failure._tag === "Refused") {
    const found = yield* search(listType, code)
    if (!found.some((one) => one.code === code))
      return yield* new CommandFailed({
        kind: "notFound",
        message: `There is no business type '${typed}'. To find codes, run: listwright industries search bakeries`,
      })
  }
  return yield* asked.failure
})

/** Shows the children of a business type. */
export const industryTreeCommand = Effect.fn("industryTreeCommand")(function* (
  code: string | undefined,
  flags: TreeFlags,
  terminal: Terminal,
) {
  const listType = flags.listType ?? DEFAULT_BUSINESS
  yield* ensureBusinessTypes(listType, "industries tree")
  const server = yield* connection(terminal)
  const below = yield* runOnServer(server)(
    code === undefined
      ? Effect.flatMap(Industries, ({ children }) => children(listType, null))
      : childrenOf(listType, code),
  )
  if (below.length === 0) yield* printRemark(terminal, `There is nothing below ${code ?? "the top"}.`)
  yield* printIndustries(below, flags, terminal)
})
