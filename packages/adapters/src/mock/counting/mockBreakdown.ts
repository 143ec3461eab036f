import type { DemoColumn } from "@listwright/domain/audience"
import type {
  CountAnswer,
  CountBreakdown,
  CountCrossTable,
  CountFillRates,
} from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { mockCount } from "../mockCount.ts"

/** Of a range its ends; the mock knows no others. */
export const valuesOf = ({ max, min, values }: DemoColumn): ReadonlyArray<string> =>
  values.length > 0 ? values.map(({ value }) => value) : [min, max].flatMap((bound) => bound ?? [])

/** The mock's k-th record has the value k of a column, counted round: so that tables agree with breakdowns. */
const valueOf = (values: ReadonlyArray<string>, record: number): string | null =>
  values[record % values.length] ?? null

export const spread = (total: number, values: ReadonlyArray<string>): CountBreakdown["rows"] => {
  const counts = new Map<string | null, number>(values.map((value) => [value, 0]))
  for (let record = 0; record < total; record++) {
    const value = valueOf(values, record)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].map(([value, records]) => ({ value, records })).filter(({ records }) => records > 0)
}

/** How the mock's records spread over the values of a column: evenly. */
export const mockBreakdown = (
  definition: CanonicalDefinition,
  recorded: CountAnswer,
  column: DemoColumn,
): CountBreakdown => {
  const { definitionHash, snapshot, total } = mockCount(definition, recorded)
  return { definitionHash, snapshot, total, column: column.column, rows: spread(total, valuesOf(column)) }
}

/** How they spread over the values of two columns. */
export const mockCrossTable = (
  definition: CanonicalDefinition,
  recorded: CountAnswer,
  rows: DemoColumn,
  columns: DemoColumn,
): CountCrossTable => {
  const { definitionHash, snapshot, total } = mockCount(definition, recorded)
  const [down, across] = [valuesOf(rows), valuesOf(columns)]
  const counts = new Map<string, number>()
  const keyOf = (row: string | null, column: string | null): string => JSON.stringify([row, column])
  for (let record = 0; record < total; record++) {
    const key = keyOf(valueOf(down, record), valueOf(across, record))
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const cells = down.flatMap((row) =>
    across.map((column) => ({ row, column, records: counts.get(keyOf(row, column)) ?? 0 })),
  )
  return {
    definitionHash,
    snapshot,
    total,
    rows: rows.column,
    columns: columns.column,
    cells: cells.filter(({ records }) => records > 0),
  }
}

/** Everything is known of the mock's records, apart from phones. */
export const mockFillRates = (
  definition: CanonicalDefinition,
  recorded: CountAnswer,
  columns: ReadonlyArray<DemoColumn>,
): CountFillRates => {
  const { definitionHash, snapshot, total, withPhones } = mockCount(definition, recorded)
  return {
    definitionHash,
    snapshot,
    total,
    withPhones,
    withZip4: total,
    withCarrierRoutes: total,
    columns: columns.map(({ column }) => ({ column, known: total })),
  }
}
