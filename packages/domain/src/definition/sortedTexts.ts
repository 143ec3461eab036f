/** By UTF-16 code units, so that every machine sorts alike. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Sorted, each text once. */
export const sortedTexts = <Text extends string>(texts: ReadonlyArray<Text>): ReadonlyArray<Text> =>
  [...new Set(texts)].sort(compareTexts)
