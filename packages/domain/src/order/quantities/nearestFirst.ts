/** The fields that detail rows are sorted by. */
interface Detail {
  readonly code: string
  /** Miles; null where there is no center to measure from, or to. */
  readonly distance: number | null
}

/**
 * Detail rows as people look for them: around an address the nearest first, those without a place last; everywhere else
 * by code, as they are counted.
 */
export const nearestFirst = <Row extends Detail>(rows: ReadonlyArray<Row>): ReadonlyArray<Row> => {
  const miles = ({ distance }: Detail): number => distance ?? Number.POSITIVE_INFINITY
  return rows.toSorted((a, b) => (miles(a) === miles(b) ? 0 : miles(a) - miles(b)))
}
