import type { FileHead } from "../SuppressionFiles.ts"
import type { FileRows } from "../rows/FileRow.ts"

/** The maximum number of characters shown per cell. */
const SHOWN_OF_CELL = 200

/** Returns the names of a file's columns and this many of its first rows, with each cell shortened for display. */
export const readHead = async ({ columns, rows }: FileRows, most: number): Promise<FileHead> => {
  const shown: Array<ReadonlyArray<string>> = []
  if (most === 0) return { columns, rows: shown }
  for await (const part of rows) {
    for (const row of part)
      if ("cells" in row && shown.length < most)
        shown.push(row.cells.map((cell) => cell.slice(0, SHOWN_OF_CELL)))
    if (shown.length >= most) break
  }
  return { columns, rows: shown }
}
