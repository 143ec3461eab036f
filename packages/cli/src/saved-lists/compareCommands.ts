import type { CombinationOperation } from "@listwright/domain/definition"
import {
  operationDefinition,
  type SavedList,
  SavedListTables,
  TableFormat,
} from "@listwright/domain/saved-lists"
import { Effect, Schema } from "effect"
import { countDefinitionOrReject } from "../counting/countDefinition.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { fitText } from "../terminal/fitText.ts"
import type { JsonFlags } from "../terminal/options.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { OverlapFlags } from "./commands/overlap.ts"
import { findListsToCompare } from "./combineNamedLists.ts"
import { readListReferences } from "./readListReferences.ts"
import {
  encodeOverlap,
  regionListIndexes,
  buildOverlapDocument,
  countNamedOverlap,
  buildOverlapQuestion,
} from "./countNamedOverlap.ts"
import { DiffJson } from "./SavedListsJson.ts"
import { writeTableFile } from "./writeTableFile.ts"

const encodeDiff = Schema.encodeSync(DiffJson)

const DIFF_COLUMNS = [
  { heading: "part", isCut: true },
  { heading: "records", isFigure: true },
] as const

/**
 * Returns the headings of a table of lists. On a terminal, list names are too wide for headings, so they're listed
 * above the table, by number.
 */
const headed = (lists: ReadonlyArray<SavedList>, { columns, isOutputTerminal }: Terminal) =>
  isOutputTerminal
    ? {
        headings: lists.map((_, at) => String(at + 1)),
        legend: lists
          .map(({ name }, at) => `${fitText(`${at + 1}  ${name}`, columns ?? Number.POSITIVE_INFINITY)}\n`)
          .join(""),
      }
    : { headings: lists.map(({ name }) => name), legend: "" }

/** Counts the records in only the first list, in both lists, and in only the second list. */
export const diffCommand = Effect.fn("diffCommand")(function* (
  references: ReadonlyArray<string>,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const named = yield* readListReferences(references, terminal)
  if (named.length !== 2)
    return yield* new CommandFailed({
      kind: "validation",
      message: `Specify 2 lists to compare, not ${named.length}. To compare more, run: listwright saved overlap`,
    })
  const server = yield* connection(terminal)
  const { parts, rows } = yield* runOnServer(server)(
    Effect.gen(function* () {
      const { listType, rows, savedCounts } = yield* findListsToCompare(named)
      const size = (named: typeof savedCounts, operation: CombinationOperation) =>
        Effect.map(
          countDefinitionOrReject(operationDefinition({ listType, savedCounts: named }, operation, null)),
          ({ total }) => total,
        )
      return {
        rows,
        parts: {
          firstOnly: yield* size(savedCounts, "minus"),
          both: yield* size(savedCounts, "intersect"),
          secondOnly: yield* size(savedCounts.toReversed(), "minus"),
        },
      }
    }),
  )
  if (flags.json === true) return yield* print(terminal, jsonText(encodeDiff(parts)))
  const [one = "", other = ""] = rows.map(({ name }) => name)
  yield* printTable(terminal, DIFF_COLUMNS, [
    [`only ${one}`, parts.firstOnly],
    ["both", parts.both],
    [`only ${other}`, parts.secondOnly],
  ])
})

/**
 * Counts the records in each combination of up to six lists, counting every record once. Shows what each row's records
 * cost as a list of their own and in addition to the first list or another one.
 */
export const overlapCommand = Effect.fn("overlapCommand")(function* (
  references: ReadonlyArray<string>,
  flags: OverlapFlags,
  terminal: Terminal,
) {
  const named = yield* readListReferences(references, terminal)
  if (flags.out !== undefined)
    return yield* writeTableFile(
      flags.out,
      flags,
      terminal,
      TableFormat.literals,
      Effect.fnUntraced(function* (format: TableFormat) {
        const { question } = yield* buildOverlapQuestion(named, flags.onTopOf)
        return yield* (yield* SavedListTables).overlap(question, format)
      }),
    )
  const server = yield* connection(terminal)
  const overlapped = yield* runOnServer(server)(countNamedOverlap(named, flags.onTopOf))
  const { lists, notPriced, regions } = overlapped.overlap
  if (flags.json === true) yield* print(terminal, jsonText(encodeOverlap(buildOverlapDocument(overlapped))))
  else {
    const { headings, legend } = headed(lists, terminal)
    if (legend !== "") yield* print(terminal, `${legend}\n`)
    yield* printTable(
      terminal,
      [
        ...headings.map((heading) => ({ heading })),
        { heading: "records", isFigure: true },
        { heading: "with_phones", isFigure: true },
        { heading: "price", isFigure: true },
        { heading: "on_top", isFigure: true },
      ],
      regions.map((region) => [
        ...lists.map((_, at) => (regionListIndexes(region).includes(at) ? "in" : "")),
        region.records,
        region.withPhones,
        region.alone ?? "",
        region.onTop ?? "",
      ]),
    )
  }
  if (notPriced !== null) yield* printRemark(terminal, notPriced)
})
