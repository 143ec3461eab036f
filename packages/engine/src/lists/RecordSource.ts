/** The texts that a list shows of a record besides its attributes, in the order of `RECORD_FIELDS`. */
export type RecordTexts = ReadonlyArray<string>

/** The source of names and addresses. */
export interface RecordSource {
  /**
   * The records of rows that are given ascending, in that order, some at a time. Rejects, naming the file, where the
   * universe is damaged.
   */
  readonly read: (rows: Uint32Array, signal: AbortSignal) => AsyncIterable<ReadonlyArray<RecordTexts>>
}
