/** A row's type, followed by its fields. */
export type Row = readonly [string, ...ReadonlyArray<string | number>]
