import {
  findSavedList,
  SavedListWatches,
  countComparisonText,
  isNetByArea,
  NET_BY_AREA,
  type WatchedList,
} from "@listwright/domain/saved-lists"
import { Effect, Schema } from "effect"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printRows } from "../terminal/rows.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { WatchFlags } from "./commands/watch.ts"
import { readListReference } from "./readListReferences.ts"
import type { PrintFlags } from "./options.ts"
import { WatchesJson, WatchJson } from "./SavedListsJson.ts"

const encodeWatch = Schema.encodeSync(WatchJson)
const encodeWatches = Schema.encodeSync(WatchesJson)

/** Describes the latest change, and says if its figures are net by area; '' if nothing has changed. */
const changeText = ({ change }: WatchedList): string => {
  const text = change === null ? null : countComparisonText(change)
  if (change === null || text === null) return ""
  return isNetByArea(change) ? `${text} (${NET_BY_AREA})` : text
}

/** Says whether the figures of the latest change are exact or net by area; '' without such figures. */
const figuresText = ({ change }: WatchedList): string => {
  if (change === null) return ""
  if (change.isExact) return "exact"
  return isNetByArea(change) ? NET_BY_AREA : ""
}

/** Explains why the list changed, or why it couldn't be counted. */
const reasonsText = ({ change, problem }: WatchedList): string =>
  problem ?? (change === null ? "" : change.reasons.join(" "))

/** Watches a saved list, changes how often it's counted, or stops watching it. */
export const watchCommand = Effect.fn("watchCommand")(function* (
  reference: string,
  flags: WatchFlags,
  terminal: Terminal,
) {
  const named = yield* readListReference(reference, terminal)
  const server = yield* connection(terminal)
  const { row, watch } = yield* runOnServer(server)(
    Effect.gen(function* () {
      const watches = yield* SavedListWatches
      const { row } = yield* findSavedList(named)
      if (flags.stop === true) {
        yield* watches.unwatch(row.id)
        return { row, watch: null }
      }
      const own = Effect.map(watches.all(), (all) => all.find(({ id }) => id === row.id) ?? null)
      yield* watches.watch(row.id, flags.every ?? (yield* own)?.every ?? "snapshot")
      return { row, watch: yield* own }
    }),
  )
  if (flags.json === true) return yield* print(terminal, jsonText(encodeWatch({ id: row.id, watch })))
  if (watch === null) return yield* printRemark(terminal, `You aren't watching ${row.name} (${row.id}).`)
  const change = changeText(watch)
  const reasons = reasonsText(watch)
  yield* printRows(terminal, [
    ["id", watch.id],
    ["name", watch.name],
    ["every", watch.every],
    ["counted", watch.countedAt],
    ...(change === "" ? [] : [["change", change] as const]),
    ...(reasons === "" ? [] : [["why", reasons] as const]),
  ])
})

const COLUMNS = [
  { heading: "id", leftOut: 1 },
  { heading: "name", isCut: true },
  { heading: "every" },
  { heading: "counted", leftOut: 2 },
  { heading: "records", isFigure: true, leftOut: 4 },
  { heading: "added", isFigure: true },
  { heading: "removed", isFigure: true },
  { heading: "figures" },
  { heading: "why", isCut: true, leftOut: 3 },
] as const

/** Lists the user's watched lists by name, with their latest changes. */
export const watchedCommand = Effect.fn("watchedCommand")(function* (flags: PrintFlags, terminal: Terminal) {
  const server = yield* connection(terminal)
  const lists = yield* runOnServer(server)(Effect.flatMap(SavedListWatches, ({ all }) => all()))
  if (flags.json === true) return yield* print(terminal, jsonText(encodeWatches({ lists })))
  if (flags.idsOnly === true) return yield* print(terminal, lists.map(({ id }) => `${id}\n`).join(""))
  yield* printTable(
    terminal,
    COLUMNS,
    lists.map((list) => [
      list.id,
      list.name,
      list.every,
      list.countedAt,
      list.change?.after.total ?? "",
      list.change?.added ?? "",
      list.change?.removed ?? "",
      figuresText(list),
      reasonsText(list),
    ]),
  )
})
