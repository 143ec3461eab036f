import { csvRecords } from "./csvRecords.ts"

/** The cells of a record that keeps to the form. */
const cellsOf = (record: string, delimiter: string): ReadonlyArray<string> => {
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

/** The names in the first record of a CSV file, without blanks around them; throws where there is none that can be read. */
export const csvHead = async (file: string, delimiter: string): Promise<ReadonlyArray<string>> => {
  for await (const [head] of csvRecords(file, delimiter)) {
    if (head === undefined) break
    if (head.problem !== null) throw new Error(`${file}: line ${head.line} ${head.problem}`)
    return cellsOf(head.bytes.toString("utf8"), delimiter).map((name) => name.trim())
  }
  throw new Error(`${file} is empty; its first line must name the columns`)
}
