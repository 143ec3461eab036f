/** Matches a cell and its delimiter in a file written by `csvLine` (RFC 4180). */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n)/y

/**
 * Yields the rows of CSV text that arrives in pieces, several rows at a time. Throws on malformed rows, which are never
 * yielded.
 */
export const csvRows = async function* (
  pieces: AsyncIterable<string>,
): AsyncGenerator<ReadonlyArray<ReadonlyArray<string>>> {
  let rest = ""
  for await (const piece of pieces) {
    const text = rest + piece
    const rows: Array<ReadonlyArray<string>> = []
    let row: Array<string> = []
    let [start, at] = [0, 0]
    for (;;) {
      CELL.lastIndex = at
      const found = CELL.exec(text)
      if (found === null) break
      const [whole, quoted, plain = "", end] = found
      row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
      at += whole.length
      if (end === ",") continue
      rows.push(row)
      row = []
      start = at
    }
    rest = text.slice(start)
    if (rows.length > 0) yield rows
  }
  if (rest !== "") throw new Error("the list ends in the middle of a record")
}
