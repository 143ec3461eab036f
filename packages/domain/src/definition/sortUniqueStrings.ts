/** Compares strings by UTF-16 code units, so they sort the same way on every machine. */
export const compareStrings = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Returns the strings sorted, without duplicates. */
export const sortUniqueStrings = <Text extends string>(texts: ReadonlyArray<Text>): ReadonlyArray<Text> =>
  [...new Set(texts)].sort(compareStrings)
