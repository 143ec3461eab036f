/** A record's texts in a list, besides its attributes, in the order of `RECORD_FIELDS`. */
export type RecordTexts = ReadonlyArray<string>

/** The source of names and addresses. */
export interface RecordSource {
  /**
   * Yields the records of the given rows, which must be ascending, in that order, several at a time. Rejects, naming
   * the file, if the universe is damaged.
   */
  readonly read: (rows: Uint32Array, signal: AbortSignal) => AsyncIterable<ReadonlyArray<RecordTexts>>
}
