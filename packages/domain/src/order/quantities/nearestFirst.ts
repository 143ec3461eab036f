/** The fields that detail rows are sorted by. */
interface Detail {
  readonly code: string
  /** Miles; null if either end has no known center. */
  readonly distance: number | null
}

/**
 * Sorts detail rows in the order that users expect: around an address, nearest first, with those without a location
 * last; otherwise by code, as they're counted.
 */
export const nearestFirst = <Row extends Detail>(rows: ReadonlyArray<Row>): ReadonlyArray<Row> => {
  const miles = ({ distance }: Detail): number => distance ?? Number.POSITIVE_INFINITY
  return rows.toSorted((a, b) => (miles(a) === miles(b) ? 0 : miles(a) - miles(b)))
}
