import { LiveCounts } from "@listwright/domain/counting"
import type { CombinationOperation } from "@listwright/domain/definition"
import { combinedDefinition, definitionOfOperation } from "@listwright/domain/saved-lists"
import { Effect, Schema } from "effect"
import { answerOf, noDraft } from "../counting/countDefinition.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, over } from "../sign-in/connection.ts"
import { jsonText, print } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { listsToCompare } from "./listsToCombine.ts"
import { namedLists } from "./namedLists.ts"
import type { JsonFlags } from "./SavedListFlags.ts"
import { DiffJson, OverlapJson } from "./SavedListsJson.ts"

const encodeDiff = Schema.encodeSync(DiffJson)
const encodeOverlap = Schema.encodeSync(OverlapJson)

const DIFF_COLUMNS = [{ heading: "part" }, { heading: "records", isFigure: true }] as const

/** How many people are in one list alone, in both, in the other alone. */
export const diffCommand = Effect.fn("savedDiffCommand")(function* (
  references: ReadonlyArray<string>,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const named = yield* namedLists(references, terminal)
  if (named.length !== 2)
    return yield* new CommandFailed({
      kind: "validation",
      message: `Name 2 lists to compare, not ${named.length}. For more: listwright saved overlap`,
    })
  const server = yield* connection(terminal)
  const { parts, rows } = yield* over(server)(
    Effect.gen(function* () {
      const { listType, rows, savedCounts } = yield* listsToCompare(named)
      const size = (named: typeof savedCounts, operation: CombinationOperation) =>
        Effect.map(
          answerOf(definitionOfOperation({ listType, savedCounts: named }, operation, null)),
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
  const [one = "", other = ""] = rows.map(({ orderDesc }) => orderDesc)
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
      const { rows, ...lists } = yield* listsToCompare(named)
      const counts = yield* LiveCounts
      const { overlap } = yield* counts.overlap({ definition: combinedDefinition(lists), ...noDraft })
      return { overlap, rows }
    }),
  )
  const { regions, snapshot, total } = overlap
  if (flags.json === true)
    return yield* print(
      terminal,
      jsonText(
        encodeOverlap({
          snapshot,
          total,
          lists: rows.map(({ orderDesc, orderId }) => ({ id: orderId, name: orderDesc })),
          regions: regions.map(({ areas, ...figures }) => ({
            lists: rows.flatMap(({ orderId }, at) => (areas.includes(at) ? [orderId] : [])),
            ...figures,
          })),
        }),
      ),
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
