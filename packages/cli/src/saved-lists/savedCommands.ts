import { changesSince, countLive, LiveCounts } from "@listwright/domain/counting"
import {
  type CanonicalDefinition,
  canonicalDefinition,
  type CombinationOperation,
  emptyDefinition,
} from "@listwright/domain/definition"
import { areaOfSavedCount } from "@listwright/domain/geography"
import { listUsages, quoteLive } from "@listwright/domain/pricing"
import { findSavedList, type SavedList, SavedLists } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { noInsights } from "../counting/CountInsights.ts"
import { countJson, countTsv } from "../counting/countText.ts"
import { readDefinition, writeDefinition } from "../counting/definitionFile.ts"
import { notExplained } from "../counting/explain.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, over } from "../sign-in/connection.ts"
import { jsonText, print, remark } from "../terminal/output.ts"
import { readInput } from "../terminal/readInput.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { listJson, listTsv } from "./listText.ts"
import type { CombineFlags, JsonFlags, RunFlags, SaveFlags } from "./SavedListFlags.ts"

const noDraft = { draftId: null, revision: 0 } as const
const ONE_TIME = listUsages.encode("oneTime")

/** The lists that are named; '-' reads them from standard input, a line each, up to the first tab. */
const namedLists = Effect.fnUntraced(function* (references: ReadonlyArray<string>, terminal: Terminal) {
  if (!references.includes("-")) return references
  const lines = (yield* readInput(terminal)).split("\n").map((line) => (line.split("\t")[0] ?? "").trim())
  const read = lines.filter((line) => line !== "")
  return references.flatMap((reference) => (reference === "-" ? read : [reference]))
})

const printList = (terminal: Terminal, list: SavedList, { json }: JsonFlags) =>
  print(terminal, json === true ? jsonText(listJson(list)) : listTsv(list))

/** Shows what a saved list selects and what it came to. */
export const showCommand = Effect.fn("savedShowCommand")(function* (
  reference: string,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const server = yield* connection(terminal)
  yield* printList(terminal, yield* over(server)(findSavedList(reference)), flags)
})

/** Counts a definition and saves it under a name. */
export const saveCommand = Effect.fn("savedSaveCommand")(function* (
  name: string,
  flags: SaveFlags,
  terminal: Terminal,
) {
  const definition = yield* readDefinition(flags.file, terminal)
  const server = yield* connection(terminal)
  const accountId = flags.account ?? null
  const saved = yield* over(server)(
    Effect.flatMap(SavedLists, (lists) => lists.saveDefinition({ name, definition, accountId })),
  )
  yield* printList(terminal, saved, flags)
})

/** Gives a saved list another name. */
export const renameCommand = Effect.fn("savedRenameCommand")(function* (
  reference: string,
  name: string,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const server = yield* connection(terminal)
  const renamed = yield* over(server)(
    Effect.gen(function* () {
      const lists = yield* SavedLists
      const { row } = yield* findSavedList(reference)
      return yield* lists.rename(row.orderId, name)
    }),
  )
  yield* printList(terminal, renamed, flags)
})

/** Deletes saved lists, all of them or none. */
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
      yield* lists.remove(found.map(({ row }) => row.orderId))
      return found.map(({ row }) => row)
    }),
  )
  if (flags.json === true) return yield* print(terminal, jsonText({ deleted }))
  for (const { orderDesc, orderId } of deleted) yield* remark(terminal, `Deleted ${orderDesc} (${orderId}).`)
})

/** Counts a definition, and prices all of it when asked. */
const counted = Effect.fnUntraced(function* (definition: CanonicalDefinition, isPriced: boolean) {
  const answer = yield* countLive({ definition, ...noDraft })
  if (answer === null)
    return yield* new CommandFailed({ kind: "validation", message: "There is no area to count." })
  const choices = { listUsage: ONE_TIME, promoCode: null, quantities: {} }
  const quote = isPriced ? yield* quoteLive({ definition, choices, ...noDraft }) : null
  return { answer, quote }
})

/** Counts a saved list again, and says what has changed since it was saved and why. */
export const runCommand = Effect.fn("savedRunCommand")(function* (
  reference: string,
  flags: RunFlags,
  terminal: Terminal,
) {
  const server = yield* connection(terminal)
  const { answer, list, quote } = yield* over(server)(
    Effect.gen(function* () {
      const list = yield* findSavedList(reference)
      return { list, ...(yield* counted(list.definition, flags.price === true)) }
    }),
  )
  const changes = list.receipt === null ? null : changesSince(list.receipt, answer)
  const { definition } = list
  const all = {
    definition,
    answer,
    explained: notExplained,
    insights: noInsights,
    changes,
    quote,
    warnings: [],
  }
  yield* print(
    terminal,
    flags.json === true ? countJson(all, flags.by === "zip") : countTsv(all, flags.by === "zip"),
  )
})

/** Writes the definition of a saved list, for `count --file` and `saved save --file`. */
export const exportCommand = Effect.fn("savedExportCommand")(function* (
  reference: string,
  file: string,
  terminal: Terminal,
) {
  const server = yield* connection(terminal)
  const { definition } = yield* over(server)(findSavedList(reference))
  yield* writeDefinition(file, definition)
})

const combinedOf = (
  lists: ReadonlyArray<SavedList>,
  operation: CombinationOperation,
  k: number | null,
): CanonicalDefinition =>
  canonicalDefinition({
    ...emptyDefinition(lists[0]?.row.listType ?? 0),
    areas: [
      {
        kind: "combination",
        operation,
        k,
        savedCounts: [...new Set(lists.map(({ row }) => row.orderId))],
        excluded: false,
      },
    ],
  })

const invalid = (message: string) => new CommandFailed({ kind: "validation", message })

/** The lists to combine: two at least, of one source; named otherwise. */
const combinable = Effect.fnUntraced(function* (references: ReadonlyArray<string>) {
  const lists = yield* Effect.forEach(references, (reference) => findSavedList(reference))
  const [first] = lists
  if (first === undefined || new Set(lists.map(({ row }) => row.orderId)).size < 2)
    return yield* invalid("Name at least 2 different saved lists to combine.")
  const other = lists.find(({ row }) => row.listType !== first.row.listType)
  if (other !== undefined)
    return yield* invalid(
      `Only lists of one data source can be combined: ${first.row.orderDesc} is ${first.row.dataSourceDesc}, ${other.row.orderDesc} is ${other.row.dataSourceDesc}.`,
    )
  return lists
})

/** Combines saved lists, counts what they come to, prices it and saves it as asked. */
export const combineCommand = Effect.fn("savedCombineCommand")(function* (
  references: ReadonlyArray<string>,
  flags: CombineFlags,
  terminal: Terminal,
) {
  const named = yield* namedLists(references, terminal)
  const { k = null, op } = flags
  if (op === "exactly" && (k === null || k > named.length))
    return yield* invalid(`--op exactly needs --k, from 1 to ${named.length}.`)
  if (op !== "exactly" && k !== null) return yield* invalid("--k goes with --op exactly.")
  const server = yield* connection(terminal)
  const { answer, definition, quote, saved } = yield* over(server)(
    Effect.gen(function* () {
      const lists = yield* combinable(named)
      const combined = combinedOf(lists, op, k)
      const figures = yield* counted(combined, flags.price === true)
      const kept = yield* SavedLists
      const accountId = lists[0]?.row.accountId ?? null
      const list =
        flags.saveAs === undefined
          ? null
          : yield* kept.saveDefinition({ name: flags.saveAs, definition: combined, accountId })
      return { definition: combined, saved: list, ...figures }
    }),
  )
  const all = {
    definition,
    answer,
    explained: notExplained,
    insights: noInsights,
    changes: null,
    quote,
    warnings: [],
  }
  yield* print(terminal, flags.json === true ? countJson(all, false) : countTsv(all, false))
  if (saved !== null) yield* remark(terminal, `Saved as ${saved.row.orderDesc} (${saved.row.orderId}).`)
})

const DIFF_COLUMNS = [{ heading: "part" }, { heading: "records", isFigure: true }] as const

/** How many people are in one list alone, in both, in the other alone. */
export const diffCommand = Effect.fn("savedDiffCommand")(function* (
  first: string,
  second: string,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const server = yield* connection(terminal)
  const { names, parts } = yield* over(server)(
    Effect.gen(function* () {
      const lists = yield* combinable([first, second])
      const size = Effect.fnUntraced(function* (ordered: ReadonlyArray<SavedList>, op: CombinationOperation) {
        const { answer } = yield* counted(combinedOf(ordered, op, null), false)
        return answer.total
      })
      return {
        names: lists.map(({ row }) => row.orderDesc),
        parts: {
          firstOnly: yield* size(lists, "minus"),
          both: yield* size(lists, "intersect"),
          secondOnly: yield* size(lists.toReversed(), "minus"),
        },
      }
    }),
  )
  if (flags.json === true) return yield* print(terminal, jsonText(parts))
  const [one = "", other = ""] = names
  yield* printTable(terminal, DIFF_COLUMNS, [
    [`only ${one}`, parts.firstOnly],
    ["both", parts.both],
    [`only ${other}`, parts.secondOnly],
  ])
})

/** How many people are in which of up to six lists: every person is counted once. */
export const overlapCommand = Effect.fn("savedOverlapCommand")(function* (
  references: ReadonlyArray<string>,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const named = yield* namedLists(references, terminal)
  const server = yield* connection(terminal)
  const { overlap, rows } = yield* over(server)(
    Effect.gen(function* () {
      const lists = yield* combinable(named)
      const counts = yield* LiveCounts
      const definition = canonicalDefinition({
        ...emptyDefinition(lists[0]?.row.listType ?? 0),
        areas: lists.map(({ row }) => areaOfSavedCount(row.orderId)),
      })
      const answer = yield* counts.overlap({ definition, ...noDraft })
      return { overlap: answer.overlap, rows: lists.map(({ row }) => row) }
    }),
  )
  const { regions, total } = overlap
  if (flags.json === true)
    return yield* print(
      terminal,
      jsonText({
        total,
        lists: rows.map(({ orderDesc, orderId }) => ({ id: orderId, name: orderDesc })),
        regions: regions.map(({ areas, ...figures }) => ({
          lists: areas.map((at) => rows[at]?.orderId ?? ""),
          ...figures,
        })),
      }),
    )
  yield* printTable(
    terminal,
    [
      ...rows.map(({ orderDesc }) => ({ heading: orderDesc })),
      { heading: "records", isFigure: true },
      { heading: "with_phones", isFigure: true },
    ],
    regions.map(({ areas, records, withPhones }) => [
      ...rows.map((_, at) => (areas.includes(at) ? "in" : "")),
      records,
      withPhones,
    ]),
  )
})
