import { type Effect as Effects, Effect, Option, Stream } from "effect"

/** The number of rows per batch: low enough for memory, high enough that most of the time is spent reading. */
export const ROWS_PER_BATCH = 5_000

/** The last row of a batch, identified by the rows' sort key. Rows are sorted most recent first. */
export interface BatchEnd {
  /** A timestamp in the database's format, to the microsecond. */
  readonly moment: string
  readonly id: string
}

/**
 * Streams all rows in a table, reading them in batches on demand. Each batch starts after the last row of the previous
 * one, so all batches cost the same, and only one is in memory at a time. Rows added in the meantime are newer than the
 * first and are skipped.
 */
export const streamInBatches = <Row extends BatchEnd>(
  part: (after: BatchEnd | null, most: number) => Effects.Effect<ReadonlyArray<Row>>,
): Stream.Stream<Row> =>
  Stream.paginate<BatchEnd | null, Row>(null, (after) =>
    Effect.map(part(after, ROWS_PER_BATCH), (rows) => {
      const last = rows.at(-1)
      const next = last === undefined || rows.length < ROWS_PER_BATCH ? Option.none() : Option.some(last)
      return [rows, next] as const
    }),
  )
