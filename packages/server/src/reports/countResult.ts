import { type Attribute, mostUsedColumns } from "@listwright/domain/audience"
import {
  type CountAnswer,
  type CountBreakdown,
  Counts,
  type ListOwner,
  quantitiesByArea,
} from "@listwright/domain/counting"
import { criterionColumns } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { breakdownTable, toAreaTableColumn } from "@listwright/domain/reports"
import { Effect } from "effect"
import type { OccupantRow } from "./occupantAreas.ts"

/** An attribute by which the count result is broken down. */
export interface ResultBreakdown {
  readonly name: string
  readonly total: number
  readonly table: ReturnType<typeof breakdownTable>
}

/** An area in the count result. */
export interface ResultArea {
  readonly name: string
  readonly available: number
  readonly withPhones: number
  readonly desired: number
}

/** The content of a counted order's workbook. */
export interface CountResult {
  readonly title: string
  /** The order's details, line by line: its source, its quantities, and the data used for the count. */
  readonly facts: ReadonlyArray<readonly [name: string, value: string | number]>
  readonly areas: ReadonlyArray<ResultArea>
  /** True if the source sells phone numbers, in which case the number of records with a phone is shown. */
  readonly hasPhones: boolean
  /** The areas of a saturation list with their carrier routes; empty for any other list. */
  readonly occupants: ReadonlyArray<OccupantRow>
  /** The list's audience: the name of each choice, and its values. */
  readonly audience: ReadonlyArray<readonly [name: string, value: string]>
  readonly breakdowns: ReadonlyArray<ResultBreakdown>
}

/**
 * The maximum number of breakdowns in a workbook: first the attributes that select the list, then the most used
 * attributes.
 */
const MAX_BREAKDOWNS = 8

const toBreakDown = (
  { definition }: Pick<Draft, "definition">,
  columns: ReadonlyArray<Attribute>,
): ReadonlyArray<Attribute> => {
  const { audience } = definition
  const chosen = audience.unit === "allHouseholds" ? [] : audience.criteria.flatMap(criterionColumns)
  const known = chosen.flatMap((name) => columns.filter(({ column }) => column === name))
  return [...new Set([...known, ...mostUsedColumns(columns)])]
    .filter((column) => toAreaTableColumn(column) !== null)
    .slice(0, MAX_BREAKDOWNS)
}

/** Returns a count's areas with their desired quantities, without areas that have no records. */
export const resultAreas = (
  { choices }: Pick<Draft, "choices">,
  { areas }: Pick<CountAnswer, "areas">,
  nameOf: (key: string) => string,
): ReadonlyArray<ResultArea> => {
  const wanted = quantitiesByArea(areas, choices)
  return areas
    .filter(({ available }) => available > 0)
    .map(({ available, key, withPhones }) => ({
      name: nameOf(key),
      available,
      withPhones,
      desired: Math.min(wanted[key] ?? available, available),
    }))
}

/** Returns a list's breakdowns in the current data, without those that the engine refuses. */
export const computeResultBreakdowns = Effect.fn("computeResultBreakdowns")(function* (
  draft: Pick<Draft, "definition">,
  owner: ListOwner,
  columns: ReadonlyArray<Attribute>,
) {
  const counts = yield* Counts
  const made: Array<ResultBreakdown> = []
  for (const column of toBreakDown(draft, columns)) {
    const told: CountBreakdown | null = yield* counts
      .breakdown(draft.definition, owner, { column: column.column })
      .pipe(Effect.catchTag("CountRefused", () => Effect.succeed(null)))
    if (told !== null)
      made.push({ name: column.name, total: told.total, table: breakdownTable(column, told) })
  }
  return made
})
