/** The fields used to sort detail rows. */
interface Detail {
  readonly code: string
  /** The distance in miles; null if the location of either end is unknown. */
  readonly distance: number | null
}

/**
 * Sorts detail rows the way users expect: around an address, nearest first, with rows without a location last;
 * otherwise, by code, as in the count.
 */
export const sortNearestFirst = <Row extends Detail>(rows: ReadonlyArray<Row>): ReadonlyArray<Row> => {
  const miles = ({ distance }: Detail): number => distance ?? Number.POSITIVE_INFINITY
  return rows.toSorted((a, b) => (miles(a) === miles(b) ? 0 : miles(a) - miles(b)))
}
