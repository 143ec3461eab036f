import { MAX_SHEET_CHARACTERS } from "../fileLimits.ts"
import type { FileSheet } from "../SuppressionFiles.ts"
import { FileUnreadable, type FileRows, noRowsError } from "../rows/FileRow.ts"

const tooMany = (most: number) =>
  new FileUnreadable(
    `The file has more than ${most.toLocaleString("en-US")} rows. Please split it into several files. Nothing was added.`,
  )
const tooLong = () =>
  new FileUnreadable(
    `The file's rows have more than ${MAX_SHEET_CHARACTERS.toLocaleString("en-US")} characters. Please keep only the columns you need. Nothing was added.`,
  )

/** Returns all rows of a file unchanged, without empty rows; rejects a file without rows, or with more than `most`. */
export const readSheet = async (
  { columns, rows }: FileRows,
  most: number,
): Promise<Omit<FileSheet, "name">> => {
  const read: Array<FileSheet["rows"][number]> = []
  let characters = 0
  for await (const part of rows) {
    for (const row of part) {
      const found = "cells" in row ? { ...row, problem: null } : { ...row, cells: [] }
      if (found.problem === null && found.cells.every((cell) => cell.trim() === "")) continue
      if (read.length === most) throw tooMany(most)
      characters += found.cells.reduce((sum, { length }) => sum + length, 0)
      if (characters > MAX_SHEET_CHARACTERS) throw tooLong()
      read.push(found)
    }
  }
  if (read.length === 0) throw noRowsError()
  return { columns, rows: read }
}
