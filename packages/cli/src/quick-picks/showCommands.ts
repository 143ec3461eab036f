import { type QuickPick, QuickPicks } from "@listwright/domain/audience"
import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalog"
import { Effect, Schema } from "effect"
import { listAllQuickPicks, resolveQuickPick } from "../counting/resolveQuickPick.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { ListFlags } from "./commands/list.ts"
import type { ShowFlags } from "./commands/show.ts"
import { QuickPickJson, QuickPicksJson } from "./QuickPicksJson.ts"

const COLUMNS = [
  { heading: "kind" },
  { heading: "name" },
  { heading: "description", isCut: true },
  { heading: "id", leftOut: 1 },
] as const

const HELD = [{ heading: "attribute" }, { heading: "value", isCut: true }] as const

const encodeAll = Schema.encodeSync(QuickPicksJson)
const encodeOne = Schema.encodeSync(QuickPickJson)

/** Lists a source's quick picks. */
export const listCommand = Effect.fn("listCommand")(function* (flags: ListFlags, terminal: Terminal) {
  const listType = flags.listType ?? DEFAULT_LIST_TYPE
  const ask = runOnServer(yield* connection(terminal))
  if (flags.json === true) {
    const quickPicks = yield* ask(Effect.flatMap(QuickPicks, (port) => port.inFull(listType)))
    return yield* print(terminal, jsonText(encodeAll({ listType, quickPicks })))
  }
  const all = yield* ask(listAllQuickPicks(listType))
  yield* printTable(
    terminal,
    COLUMNS,
    all.map(({ description, id, kind, name }) => [kind, name, description, id]),
  )
})

/**
 * Returns a quick pick's contents as rows of an attribute and a value; for business types, each row shows whether the
 * type is added or omitted.
 */
const heldBy = Effect.fnUntraced(function* (listType: number, quickPick: QuickPick) {
  const quickPicks = yield* QuickPicks
  if (quickPick.kind === "business") {
    const industries = yield* quickPicks.industries(listType, quickPick.id)
    return industries.map(({ industryCode, industryName, isExcluded }) => [
      isExcluded ? "omitted" : "added",
      `${industryCode} ${industryName}`.trim(),
    ])
  }
  const { categories } = yield* quickPicks.detail(quickPick)
  return categories.flatMap(({ items }) =>
    items.flatMap(({ description, values }) => values.map((value) => [description, value])),
  )
})

/** Shows a quick pick's criteria. */
export const showCommand = Effect.fn("showCommand")(function* (
  reference: string,
  flags: ShowFlags,
  terminal: Terminal,
) {
  const listType = flags.listType ?? DEFAULT_LIST_TYPE
  const ask = runOnServer(yield* connection(terminal))
  const found = yield* ask(resolveQuickPick(listType, reference))
  if (flags.json === true) {
    const all = yield* ask(Effect.flatMap(QuickPicks, (port) => port.inFull(listType)))
    const whole = all.find(({ id, kind }) => id === found.id && kind === found.kind)
    return yield* print(terminal, jsonText(encodeOne(whole ?? { ...found, criteria: [] })))
  }
  yield* printTable(terminal, HELD, yield* ask(heldBy(listType, found)))
})
