/** The column that rows are sorted by, and the direction. */
export interface RowSorting {
  readonly column: string
  readonly direction: "ascending" | "descending"
}

/**
 * The value that rows are sorted by: a string by its letters and numbers, a number by its size. null is last in both
 * directions.
 */
export type SortValue = string | number | null

/**
 * Returns the next sorting when a heading is pressed: text from A, then from Z; figures from the largest, then from the
 * smallest; then null, which is the list's own order.
 */
export const nextSorting = (
  sorting: RowSorting | null,
  column: string,
  isFigure: boolean,
): RowSorting | null => {
  const first = isFigure ? "descending" : "ascending"
  if (sorting?.column !== column) return { column, direction: first }
  return sorting.direction === first ? { column, direction: isFigure ? "ascending" : "descending" } : null
}

const words = new Intl.Collator("en", { numeric: true })

const compare = (a: string | number, b: string | number): number =>
  typeof a === "number" && typeof b === "number" ? a - b : words.compare(String(a), String(b))

/** Sorts rows by a value. In both directions, equal rows remain in list order, and rows without a value are last. */
export const sortRows = <Row>(
  rows: ReadonlyArray<Row>,
  valueOf: (row: Row) => SortValue,
  direction: RowSorting["direction"],
): ReadonlyArray<Row> => {
  const sign = direction === "ascending" ? 1 : -1
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      return sign * compare(a.value, b.value)
    })
    .map(({ row }) => row)
}
