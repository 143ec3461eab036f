import { splitCells } from "./splitCells.ts"
import { readCsvRecords } from "./readCsvRecords.ts"

/** Reads the column names from the first record of a CSV file, trimmed; throws if there's no readable record. */
export const readCsvHeader = async (file: string, delimiter: string): Promise<ReadonlyArray<string>> => {
  for await (const [head] of readCsvRecords(file, delimiter)) {
    if (head === undefined) break
    if (head.problem !== null) throw new Error(`${file}: line ${head.line} ${head.problem}`)
    return splitCells(head.bytes.toString("utf8"), delimiter).map((name) => name.trim())
  }
  throw new Error(`${file} is empty; its first line must name the columns`)
}
