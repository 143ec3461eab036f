import { type Effect as Effects, Effect, Option, Stream } from "effect"

/** The number of rows per batch: low enough for memory, high enough that most of the time is spent reading. */
export const ROWS_AT_ONCE = 5_000

/** The last row of a batch, identified by the rows' sort key. Rows are sorted latest first. */
export interface PartEnd {
  /** A timestamp in the database's format, to the microsecond. */
  readonly moment: string
  readonly id: string
}

/**
 * Streams all rows in a table, reading them in batches on demand. Each batch starts after the last row of the previous
 * one, so all batches cost the same, and only one is in memory at a time. Rows added in the meantime are newer than the
 * first and are skipped.
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
