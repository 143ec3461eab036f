/** What a list says about a record besides its attributes, as texts in the order of `RECORD_FIELDS`. */
export type RecordTexts = ReadonlyArray<string>

/** Where names and addresses come from. */
export interface RecordSource {
  /**
   * The records of rows that are given ascending, in that order, some at a time. Rejects, naming the file, where the
   * universe is damaged.
   */
  readonly read: (rows: Uint32Array, signal: AbortSignal) => AsyncIterable<ReadonlyArray<RecordTexts>>
}
