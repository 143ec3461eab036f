import { type Effect as Effects, Effect, Option, Stream } from "effect"

/** Rows that are read at once: few enough for memory, enough that most of the time goes into reading. */
export const ROWS_AT_ONCE = 5_000

/** The last row of a part, by the sort key of the rows, which start with the latest. */
export interface PartEnd {
  /** A moment as the database writes it, to the microsecond. */
  readonly moment: string
  readonly id: string
}

/**
 * All rows of a table, read in parts while they are taken: each part begins after the last row of the one before, so that a
 * part costs the same wherever it lies, and no more than one is in memory. Rows that come meanwhile are newer than the first
 * and are left out.
 */
export const readInParts = <Row extends PartEnd>(
  part: (after: PartEnd | null, most: number) => Effects.Effect<ReadonlyArray<Row>>,
): Stream.Stream<Row> =>
  Stream.paginate<PartEnd | null, Row>(null, (after) =>
    Effect.map(part(after, ROWS_AT_ONCE), (rows) => {
      const last = rows.at(-1)
      const next = last === undefined || rows.length < ROWS_AT_ONCE ? Option.none() : Option.some(last)
      return [rows, next] as const
    }),
  )
