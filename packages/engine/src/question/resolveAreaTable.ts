import {
  type AreaTableRequest,
  MAX_TABLE_CELLS,
  type SelectionRefusal,
  type TableArea,
  type AreaTableColumn,
  type TableHeadings,
  tableAreasRefusal,
} from "@listwright/domain/counting"
import { type Area, areaKey, type CanonicalDefinition, type Range } from "@listwright/domain/definition"
import { Result } from "effect"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import { type CodeSet, codeSet } from "./CodeSet.ts"
import { valueCount, listColumnValues } from "./columnValues.ts"
import { createCondition } from "./createCondition.ts"

/**
 * A value or band of a column, with its codes. For flags, each value is a code from 1, in order; 0 means no known
 * value.
 */
export interface TableHeading {
  readonly stored: StoredColumn
  readonly value: Range | null
  readonly codes: CodeSet
}

/** The columns and areas requested in a table. */
export interface ResolvedAreaTable {
  readonly columns: ReadonlyArray<{
    readonly stored: StoredColumn
    readonly headings: ReadonlyArray<TableHeading>
  }>
  /** The keys of the areas to show; all areas if empty. */
  readonly areas: ReadonlySet<string>
}

/** An area's counts in a table. */
export interface AreaCells {
  readonly area: Area
  readonly records: number
  /** The counts by heading position, across all columns. */
  readonly cells: ArrayLike<number>
}

/** The table in the format of the question's reply. */
export interface AreaTable {
  readonly columns: ReadonlyArray<TableHeadings>
  readonly areas: ReadonlyArray<TableArea>
}

/** The code range of rows without a known value. */
const NOT_KNOWN = [0, 0] as const

const bandsOf = (
  stored: StoredColumn,
  bands: ReadonlyArray<Range>,
): Result.Result<ReadonlyArray<TableHeading>, SelectionRefusal> =>
  Result.gen(function* () {
    const { column } = stored.column
    const headings: Array<TableHeading> = []
    for (const value of bands) {
      const condition = yield* createCondition(
        stored,
        [{ kind: "ranges", column, ranges: [value] }],
        new Set(),
      )
      headings.push({ stored, value, codes: condition.kind === "codes" ? condition.set : [] })
    }
    return [...headings, { stored, value: null, codes: codeSet([NOT_KNOWN]) }]
  })

const valuesOf = (stored: StoredColumn): ReadonlyArray<TableHeading> =>
  listColumnValues(stored).map((value, at) => ({
    stored,
    value: value === null ? null : { from: value, to: value },
    codes: codeSet([value === null ? NOT_KNOWN : [at + 1, at + 1]]),
  }))

/** A column in the universe and the bands requested for it. */
interface FoundColumn {
  readonly asked: AreaTableColumn
  readonly stored: StoredColumn
}

const found = (
  columns: ReadonlyArray<StoredColumn>,
  asked: AreaTableColumn,
): Result.Result<FoundColumn, SelectionRefusal> => {
  const stored = columns.find(({ column }) => column.column === asked.column)
  return stored === undefined
    ? Result.fail({ _tag: "ColumnUnknown", column: asked.column })
    : Result.succeed({ asked, stored })
}

const headingCount = ({ asked: { bands }, stored }: FoundColumn): number =>
  bands === undefined ? valueCount(stored) : bands.length + 1

/** Returns a table's columns and areas; refuses a table that's invalid or too large before anything is counted. */
export const resolveAreaTable = (
  stored: ReadonlyArray<StoredColumn>,
  definition: CanonicalDefinition,
  asked: AreaTableRequest,
): Result.Result<ResolvedAreaTable, SelectionRefusal> =>
  Result.gen(function* () {
    const refused = tableAreasRefusal(definition, asked)
    if (refused !== null) return yield* Result.fail(refused)
    const columns = yield* Result.all(asked.columns.map((column) => found(stored, column)))
    const areas = new Set(asked.areas)
    const shown = areas.size === 0 ? definition.areas.filter(({ excluded }) => !excluded).length : areas.size
    const cells = shown * columns.reduce((sum, column) => sum + headingCount(column), 0)
    if (cells > MAX_TABLE_CELLS)
      return yield* Result.fail({ _tag: "AreaTableTooLarge", cells, most: MAX_TABLE_CELLS } as const)
    return {
      columns: yield* Result.all(
        columns.map(({ asked: { bands }, stored: own }) =>
          Result.map(
            bands === undefined ? Result.succeed(valuesOf(own)) : bandsOf(own, bands),
            (headings) => ({ stored: own, headings }),
          ),
        ),
      ),
      areas,
    }
  })

/** Returns whether a table shows an area. */
export const isShownInTable = ({ areas }: Pick<ResolvedAreaTable, "areas">, area: Area): boolean =>
  areas.size === 0 || areas.has(areaKey(area))

/** Builds the table from the counts, omitting values that don't occur in any of its areas. */
export const buildAreaTable = (
  { columns }: Pick<ResolvedAreaTable, "columns">,
  counted: ReadonlyArray<AreaCells>,
): AreaTable => {
  const all = columns.flatMap(({ headings }) => headings)
  const has = all.map((_, at) => counted.some(({ cells }) => (cells[at] ?? 0) > 0))
  let first = 0
  return {
    columns: columns.map(({ headings, stored }) => {
      const from = first
      first += headings.length
      return {
        column: stored.column.column,
        values: headings.flatMap(({ value }, at) => (has[from + at] === true ? [value] : [])),
      }
    }),
    areas: counted.map(({ area, cells, records }) => ({
      key: areaKey(area),
      records,
      cells: all.flatMap((_, at) => (has[at] === true ? [cells[at] ?? 0] : [])),
    })),
  }
}
