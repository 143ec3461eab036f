/** Adds up the records of all areas or of all values of a column. */
export const sumRecords = (parts: ReadonlyArray<{ readonly records: number }>): number =>
  parts.reduce((sum, { records }) => sum + records, 0)
