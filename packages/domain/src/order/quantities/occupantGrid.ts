import { ATTRIBUTES } from "../../glossary/attributes.ts"
import type { OccupantRecords } from "../../definition/OccupantRecords.ts"
import { formatWholeNumber } from "../../shared/formatWholeNumber.ts"
import type { Medians } from "../../definition/Medians.ts"

/** The sortable columns of list type 50's grid, in order. */
export const GRID_COLUMNS = [
  "homes",
  "apartments",
  "businesses",
  "total",
  "income",
  "homeValue",
  "age",
  "phwc",
] as const
export type GridColumn = (typeof GRID_COLUMNS)[number]

/** The column headings of the carrier route grid. */
export const gridHeadings: Readonly<Record<GridColumn, string>> = {
  homes: "Homes",
  apartments: "Apts",
  businesses: "Business",
  total: "Total",
  income: "Income",
  homeValue: ATTRIBUTES.HOMEVALUE,
  age: ATTRIBUTES.AGE,
  phwc: "PHWC",
}

/** The grid's sort order; null for the count's order. */
export type GridSort = { readonly column: GridColumn; readonly direction: "descending" | "ascending" }

/**
 * Returns the sort order after a click on a heading: descending, then ascending, then unsorted (null). Clicking another
 * heading starts over.
 */
export const nextGridSort = (sort: GridSort | null, clicked: GridColumn): GridSort | null => {
  if (sort?.column !== clicked) return { column: clicked, direction: "descending" }
  return sort.direction === "descending" ? { column: clicked, direction: "ascending" } : null
}

/** The values shown in the grid for an area or detail row. */
export interface GridRow {
  readonly occupants: OccupantRecords
  readonly medians: Medians
}

/**
 * Returns a row's value in a column; null if it's a median that's missing. The total is the sum of homes, apartments,
 * and businesses.
 */
export const gridValue = ({ occupants, medians }: GridRow, column: GridColumn): number | null => {
  switch (column) {
    case "homes":
    case "apartments":
    case "businesses":
      return occupants[column]
    case "total":
      return occupants.homes + occupants.apartments + occupants.businesses
    case "income":
    case "homeValue":
    case "age":
    case "phwc":
      return medians[column]
  }
}

/** Sorts the rows; ties keep their order, and rows without a value are last in both directions. */
export const sortGrid = <Row extends GridRow>(
  rows: ReadonlyArray<Row>,
  sort: GridSort | null,
): ReadonlyArray<Row> => {
  if (sort === null) return rows
  const sign = sort.direction === "ascending" ? 1 : -1
  return rows.toSorted((a, b) => {
    const [first, second] = [gridValue(a, sort.column), gridValue(b, sort.column)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return sign * (first - second)
  })
}

const THOUSAND = 1_000

/** Formats a column's value: '1,234', '$83K', '45', '38%'. Incomes and home values are in thousands. */
export const gridText = (column: GridColumn, value: number): string => {
  switch (column) {
    case "income":
    case "homeValue":
      return `$${formatWholeNumber(Math.round(value / THOUSAND))}K`
    case "phwc":
      return `${formatWholeNumber(value)}%`
    case "homes":
    case "apartments":
    case "businesses":
    case "total":
    case "age":
      return formatWholeNumber(value)
  }
}
