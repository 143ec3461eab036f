import { Result } from "effect"
import type { Attribute } from "../../audience/attributes/Attribute.ts"
import { areaKey } from "../../definition/areaKey.ts"
import type { Range } from "../../definition/Audience.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import type { AreaTableRequest, CountAreaTable, AreaTableColumn } from "../questions/AreaTable.ts"
import { breakdown } from "./breakdown.ts"
import { columnTest } from "./columnTest.ts"
import { evaluate } from "./evaluate.ts"
import type { SelectionRefusal } from "./SelectionRefusal.ts"
import type { SuppressedKeys, Universe } from "./Universe.ts"
import { type RecordTest, type UniverseRecord, recordValues } from "./UniverseRecord.ts"

/** A column's value or band, with a test for its records. */
interface Heading {
  readonly value: Range | null
  readonly holds: RecordTest
}

/** Builds a column's headings in a table of records. */
type HeadingsOf = (records: ReadonlyArray<UniverseRecord>) => ReadonlyArray<Heading>

const valueHeadings =
  (column: Attribute): HeadingsOf =>
  (records) =>
    breakdown(records, column).map(({ value }) =>
      value === null
        ? { value, holds: (record) => recordValues(record, column).length === 0 }
        : {
            value: { from: value, to: value },
            holds: (record) => recordValues(record, column).includes(value),
          },
    )

const bandHeadings = (
  column: Attribute,
  bands: ReadonlyArray<Range>,
  { gazetteer }: Universe,
): Result.Result<HeadingsOf, SelectionRefusal> =>
  Result.gen(function* () {
    const headings: Array<Heading> = []
    for (const value of bands) {
      const inBand = { kind: "ranges", column: column.column, ranges: [value] } as const
      headings.push({ value, holds: yield* columnTest(column, [inBand], gazetteer) })
    }
    headings.push({ value: null, holds: (record) => recordValues(record, column).length === 0 })
    return (records) => headings.filter(({ holds }) => records.some(holds))
  })

const headingsOf = (
  { bands, column: name }: AreaTableColumn,
  universe: Universe,
): Result.Result<HeadingsOf, SelectionRefusal> => {
  const column = universe.columns.find((known) => known.column === name)
  if (column === undefined) return Result.fail({ _tag: "ColumnUnknown", column: name })
  return bands === undefined ? Result.succeed(valueHeadings(column)) : bandHeadings(column, bands, universe)
}

/** Returns a refusal if a table requests an area that its definition doesn't choose; null if the table can be shown. */
export const tableAreasRefusal = (
  { areas }: Pick<CanonicalDefinition, "areas">,
  { areas: wanted = [] }: Pick<AreaTableRequest, "areas">,
): SelectionRefusal | null => {
  if (wanted.length === 0) return null
  const keys = new Set(areas.filter(({ excluded }) => !excluded).map(areaKey))
  const missing = wanted.find((key) => !keys.has(key))
  return missing === undefined ? null : { _tag: "TableAreaUnknown", key: missing }
}

/** Tabulates a definition's areas by column values, over the records that it selects. */
export const areaTable = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: SuppressedKeys,
  asked: AreaTableRequest,
): Result.Result<Pick<CountAreaTable, "total" | "columns" | "areas">, SelectionRefusal> =>
  Result.gen(function* () {
    const refused = tableAreasRefusal(definition, asked)
    if (refused !== null) return yield* Result.fail(refused)
    const columns = yield* Result.all(asked.columns.map((column) => headingsOf(column, universe)))
    const { selected } = yield* evaluate(universe, definition, suppressed)
    const wanted = new Set(asked.areas)
    const shown = selected.filter(({ key }) => wanted.size === 0 || wanted.has(key))
    const all = shown.flatMap(({ records }) => records)
    const headings = columns.map((headingsIn) => headingsIn(all))
    return {
      total: all.length,
      columns: headings.map((own, at) => ({
        column: asked.columns[at]?.column ?? "",
        values: own.map(({ value }) => value),
      })),
      areas: shown.map(({ key, records }) => ({
        key,
        records: records.length,
        cells: headings.flat().map(({ holds }) => records.filter(holds).length),
      })),
    }
  })
