/** The kind of a row, then its fields. */
export type Row = readonly [string, ...ReadonlyArray<string | number>]
