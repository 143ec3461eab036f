import type { DemoColumn } from "@listwright/domain/audience"
import {
  type AskedAreaTable,
  type CountAnswer,
  type CountAreaTable,
  isOrdered,
  liesBetween,
  selectionRefusedText,
  type TableColumn,
  tableAreasRefused,
} from "@listwright/domain/counting"
import type { CanonicalDefinition, Range } from "@listwright/domain/definition"
import { mockCount } from "../mockCount.ts"
import { spread, valuesOf } from "./mockBreakdown.ts"

/** The records of each heading of a column, of an area with this many. */
const cellsOf = (
  column: DemoColumn,
  headings: ReadonlyArray<Range>,
  records: number,
): ReadonlyArray<number> => {
  const rows = spread(records, valuesOf(column))
  const { inputType } = column
  return headings.map((heading) =>
    rows.reduce((sum, { records: own, value }) => {
      const holds =
        value !== null &&
        (isOrdered(inputType) ? liesBetween(inputType, value, heading) : value === heading.from)
      return holds ? sum + own : sum
    }, 0),
  )
}

const headingsOf = (column: DemoColumn, { bands }: TableColumn): ReadonlyArray<Range> =>
  bands ?? valuesOf(column).map((value) => ({ from: value, to: value }))

/** The areas of a list by values of columns, over which the mock's records spread evenly; or why there are none. */
export const mockAreaTable = (
  definition: CanonicalDefinition,
  recorded: CountAnswer,
  asked: AskedAreaTable,
  columnOf: (name: string) => DemoColumn | undefined,
): CountAreaTable | string => {
  const refused = tableAreasRefused(definition, asked)
  if (refused !== null) return selectionRefusedText(refused)
  const columns: Array<{ readonly column: DemoColumn; readonly headings: ReadonlyArray<Range> }> = []
  for (const one of asked.columns) {
    const column = columnOf(one.column)
    if (column === undefined) return `there is no column ${one.column}`
    columns.push({ column, headings: headingsOf(column, one) })
  }
  const { areas, definitionHash, snapshot } = mockCount(definition, recorded)
  const wanted = new Set(asked.areas)
  const shown = areas.filter(({ key }) => wanted.size === 0 || wanted.has(key))
  const rows = shown.map(({ available, key }) => ({
    key,
    records: available,
    cells: columns.map(({ column, headings }) => cellsOf(column, headings, available)),
  }))
  const isKept = (at: number, heading: number): boolean =>
    rows.some(({ cells }) => (cells[at]?.[heading] ?? 0) > 0)
  return {
    definitionHash,
    snapshot,
    total: shown.reduce((sum, { available }) => sum + available, 0),
    columns: columns.map(({ column, headings }, at) => ({
      column: column.column,
      values: headings.filter((_, heading) => isKept(at, heading)),
    })),
    areas: rows.map(({ cells, key, records }) => ({
      key,
      records,
      cells: cells.flatMap((own, at) => own.filter((_, heading) => isKept(at, heading))),
    })),
  }
}
