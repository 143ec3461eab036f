/** Splits a well-formed record into cells. */
export const splitCells = (record: string, delimiter: string): ReadonlyArray<string> => {
  const cells: Array<string> = []
  for (let at = 0; at <= record.length;) {
    const quoted = record[at] === '"'
    let end = quoted ? at + 1 : record.indexOf(delimiter, at)
    if (quoted) {
      while (record[end] !== '"' || record[end + 1] === '"') end += record[end] === '"' ? 2 : 1
      cells.push(record.slice(at + 1, end).replaceAll('""', '"'))
      end++
    } else {
      if (end === -1) end = record.length
      cells.push(record.slice(at, end))
    }
    at = end + 1
  }
  return cells
}
