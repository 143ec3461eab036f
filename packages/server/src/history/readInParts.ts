import { type Effect as Effects, Effect, Option, Stream } from "effect"

/** The number of rows read at once: low enough for memory, high enough that most of the time is spent reading. */
export const ROWS_AT_ONCE = 5_000

/** The last row of a part, by the sort key of the rows. Rows are sorted latest first. */
export interface PartEnd {
  /** A timestamp in the database's format, to the microsecond. */
  readonly moment: string
  readonly id: string
}

/**
 * Streams all rows of a table, reading them in parts on demand. Each part begins after the last row of the previous
 * one, so every part costs the same wherever it is, and only one is in memory. Rows added meanwhile are newer than the
 * first and are left out.
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
