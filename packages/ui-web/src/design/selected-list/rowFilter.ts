/** Returns the text in lowercase without accents, for comparison. */
const plain = (text: string): string => text.normalize("NFD").toLowerCase().replaceAll(/\p{M}/gu, "")

/**
 * Returns the rows with every typed word at the start of one of the words in their text: 'chi il' finds 'Chicago, IL',
 * and 'il' doesn't find 'Mobile, AL'. Returns all rows if nothing was typed.
 */
export const filterRows = <Row>(
  rows: ReadonlyArray<Row>,
  textOf: (row: Row) => string,
  typed: string,
): ReadonlyArray<Row> => {
  const wanted = plain(typed)
    .split(/[\s,]+/)
    .filter((word) => word !== "")
  if (wanted.length === 0) return rows
  return rows.filter((row) => {
    const text = plain(textOf(row))
    // With and without what joins them: '60614-1234' is found by 1234 and by all of it.
    const words = ` ${text} ${text.replaceAll(/[^\p{L}\d]+/gu, " ")}`
    return wanted.every((word) => words.includes(` ${word}`))
  })
}
