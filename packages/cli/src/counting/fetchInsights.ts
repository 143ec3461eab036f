import {
  criterionRefusalText,
  type Attribute,
  Demographics,
  findNamedColumn,
} from "@listwright/domain/audience"
import { LiveCounts, type LiveQuestion } from "@listwright/domain/counting"
import { RECORD_FIELDS } from "@listwright/domain/glossary"
import { Effect, Result } from "effect"
import type {
  CountInsights,
  NamedBreakdown,
  NamedCrossTable,
  NamedColumnFill,
  NamedValue,
} from "./CountInsights.ts"
import { failWithMessage } from "../sign-in/applySiteWording.ts"
import type { CountFlags } from "./commands/count.ts"

/** The flags that request more than the total. */
type InsightFlags = Pick<
  CountFlags,
  "breakdown" | "cross" | "details" | "fillRates" | "sample" | "saturation"
>

export const wantsInsights = ({
  breakdown,
  cross,
  details,
  fillRates,
  sample,
  saturation,
}: InsightFlags): boolean =>
  details === true ||
  saturation === true ||
  breakdown !== undefined ||
  cross !== undefined ||
  fillRates === true ||
  sample === true

const UNKNOWN = "Not known"

const named = ({ values }: Attribute, value: string | null): NamedValue => ({
  value,
  name: value === null ? UNKNOWN : (values.find((known) => known.value === value)?.name ?? value),
})

/** Resolves columns as written on the command line, with their values. */
export const resolveColumns = Effect.fnUntraced(function* (listType: number, written: ReadonlyArray<string>) {
  const demographics = yield* Demographics
  const known = yield* demographics.columns(listType)
  return yield* Effect.forEach(
    written,
    Effect.fnUntraced(function* (text) {
      const found = findNamedColumn({ column: text.trim().toUpperCase(), parts: [text] }, known)
      if (Result.isFailure(found))
        return yield* failWithMessage("validation", criterionRefusalText(found.failure))
      return yield* demographics.column(listType, found.success.column)
    }),
  )
})

const breakdowns = Effect.fnUntraced(function* (question: LiveQuestion, written: ReadonlyArray<string>) {
  const counts = yield* LiveCounts
  const columns = yield* resolveColumns(question.definition.listType, written)
  return yield* Effect.forEach(columns, (column) =>
    Effect.map(counts.breakdown({ ...question, column: column.column }), ({ breakdown }): NamedBreakdown => ({
      column: column.column,
      name: column.name,
      rows: breakdown.rows.map(({ records, value }) => ({ ...named(column, value), records })),
    })),
  )
})

const crossTable = Effect.fnUntraced(function* (
  question: LiveQuestion,
  [rowsWritten, columnsWritten]: readonly [string, string],
) {
  const counts = yield* LiveCounts
  const { listType } = question.definition
  const [down, across] = yield* resolveColumns(listType, [rowsWritten, columnsWritten])
  if (down === undefined || across === undefined) return null
  const asked = { ...question, rows: down.column, columns: across.column }
  // The breakdowns have the values in the columns' own order; the cells skip pairs without records.
  const rows = (yield* counts.breakdown({ ...question, column: down.column })).breakdown.rows
  const columns = (yield* counts.breakdown({ ...question, column: across.column })).breakdown.rows
  const { crossTable: table } = yield* counts.crossTab(asked)
  const found = new Map(
    table.cells.map(({ column, records, row }) => [JSON.stringify([row, column]), records]),
  )
  const made: NamedCrossTable = {
    rows: down.column,
    columns: across.column,
    names: [down.name, across.name],
    across: columns.map(({ value }) => named(across, value)),
    down: rows.map(({ value: row }) => ({
      ...named(down, row),
      records: columns.map(({ value: column }) => found.get(JSON.stringify([row, column])) ?? 0),
    })),
  }
  return made
})

const fillRates = Effect.fnUntraced(function* (question: LiveQuestion) {
  const counts = yield* LiveCounts
  const demographics = yield* Demographics
  const columns = yield* demographics.columns(question.definition.listType)
  const { fillRates: fills } = yield* counts.fillRates(question)
  const nameOf = (column: string): string => columns.find((known) => known.column === column)?.name ?? column
  return [
    { column: "PHONE", name: RECORD_FIELDS.phone, known: fills.withPhones },
    { column: "ZIP4", name: RECORD_FIELDS.zip4, known: fills.withZip4 },
    { column: "ROUTE", name: RECORD_FIELDS.carrierRoute, known: fills.withCarrierRoutes },
    ...fills.columns.map(({ column, known }): NamedColumnFill => ({ column, name: nameOf(column), known })),
  ]
})

const sample = Effect.fnUntraced(function* (question: LiveQuestion) {
  const counts = yield* LiveCounts
  const demographics = yield* Demographics
  const columns = yield* demographics.columns(question.definition.listType)
  const { sample: found } = yield* counts.sample(question)
  return { ...found, columns }
})

/** Fetches the requested details beyond the total. */
export const fetchInsights = Effect.fn("fetchInsights")(function* (
  flags: InsightFlags,
  question: LiveQuestion,
) {
  const counts = yield* LiveCounts
  return {
    details: flags.details === true ? (yield* counts.details(question)).details : null,
    saturation: flags.saturation === true ? (yield* counts.saturation(question)).saturation : null,
    breakdowns: flags.breakdown === undefined ? null : yield* breakdowns(question, flags.breakdown),
    crossTable: flags.cross === undefined ? null : yield* crossTable(question, flags.cross),
    fillRates: flags.fillRates === true ? yield* fillRates(question) : null,
    sample: flags.sample === true ? yield* sample(question) : null,
  } satisfies CountInsights
})
