/** A record's fields in a list, other than its attributes, in the order of `RECORD_FIELDS`. */
export type RecordTexts = ReadonlyArray<string>

/** The source of names and addresses. */
export interface RecordSource {
  /**
   * Yields the records of the given rows in order, several at a time; the rows must be ascending. Rejects, naming the
   * file, if the universe is damaged.
   */
  readonly read: (rows: Uint32Array, signal: AbortSignal) => AsyncIterable<ReadonlyArray<RecordTexts>>
}
