import type { OfferedSource } from "@listwright/domain/catalog"
import { Effect, Schema } from "effect"
import { connection } from "../sign-in/connection.ts"
import type { JsonFlags } from "../terminal/options.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Row } from "../terminal/Row.ts"
import { printRows } from "../terminal/rows.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { findSource, offeredSources } from "./findSource.ts"
import { SourceJson, SourcesJson } from "./SourcesJson.ts"

const COLUMNS = [
  { heading: "source" },
  { heading: "code" },
  { heading: "title", isCut: true },
  { heading: "of", leftOut: 1 },
  { heading: "records" },
  { heading: "vintage", leftOut: 2 },
] as const

const percent = (fraction: number | null): string =>
  fraction === null ? "preparing" : `preparing ${Math.floor(fraction * 100)}%`

const recordsText = ({ records }: OfferedSource): string => {
  switch (records.state) {
    case "ready":
      return String(records.records)
    case "preparing":
      return percent(records.fraction)
    case "missing":
      return "missing"
  }
}

const vintageOf = ({ records }: OfferedSource): string => (records.state === "ready" ? records.vintage : "")

/** Lists the sources that the user may order. */
export const listSources = Effect.fn("listSources")(function* (flags: JsonFlags, terminal: Terminal) {
  const sources = yield* offeredSources(yield* connection(terminal))
  if (flags.json === true)
    return yield* print(terminal, jsonText(Schema.encodeSync(SourcesJson)({ sources })))
  return yield* printTable(
    terminal,
    COLUMNS,
    sources.map((one) => [
      String(one.listType),
      one.shortCode,
      one.title,
      one.universe,
      recordsText(one),
      vintageOf(one),
    ]),
  )
})

/** Shows one source. */
export const showSource = Effect.fn("showSource")(function* (
  name: string,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const source = yield* findSource(yield* connection(terminal), name)
  if (flags.json === true) return yield* print(terminal, jsonText(Schema.encodeSync(SourceJson)(source)))
  const { listType, notes, records, shortCode, title, universe } = source
  const state: ReadonlyArray<Row> =
    records.state === "ready"
      ? [
          ["records", records.records],
          ["vintage", records.vintage],
          ["from", records.from],
          ["snapshot", records.snapshot],
        ]
      : [["records", records.state === "missing" ? records.reason : percent(records.fraction)]]
  yield* printRows(terminal, [
    ["source", listType],
    ["code", shortCode],
    ["title", title],
    ["of", universe],
    ...state,
    ...notes.map((note): Row => ["note", note]),
  ])
})
