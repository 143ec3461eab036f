import { open } from "node:fs/promises"
import { MAX_COLUMN_NAME_LENGTH } from "../fileLimits.ts"
import { readCsvFileRows } from "./readCsvFileRows.ts"
import { FileUnreadable, type FileRows } from "./FileRow.ts"
import { readXlsxFileRows } from "./readXlsxFileRows.ts"

/** The number of bytes that identify a file's type. */
const HEAD = 65_536

/** Returns whether a file begins like a ZIP archive, and therefore like a workbook. */
const isZip = (head: Buffer): boolean => head.subarray(0, 4).toString("latin1") === "PK\u0003\u0004"
/** Returns whether a file begins like a pre-2007 or password-protected workbook. */
const isOldOrLocked = (head: Buffer): boolean => head.subarray(0, 4).toString("hex") === "d0cf11e0"

const headOf = async (path: string): Promise<Buffer> => {
  const file = await open(path, "r")
  try {
    const head = Buffer.alloc(HEAD)
    const { bytesRead } = await file.read(head, 0, HEAD, 0)
    return head.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Reads the rows of an uploaded file, regardless of its name: a workbook (the first sheet) or CSV. */
export const readFileRows = async (path: string): Promise<FileRows> => {
  const bytes = await headOf(path)
  const found = isOldOrLocked(bytes)
    ? // Only here: the library takes a moment to load, and few files need it.
      await (await import("./readXlsFileRows.ts")).readXlsFileRows(path)
    : isZip(bytes)
      ? await readXlsxFileRows(path)
      : await readCsvFileRows(path, bytes.toString("utf8"))
  const long = found.columns.find((name) => name.length > MAX_COLUMN_NAME_LENGTH)
  if (long !== undefined) {
    await found.close()
    throw new FileUnreadable(
      `The column name '${long.slice(0, 40)}...' has more than ${MAX_COLUMN_NAME_LENGTH} characters. The first row must contain the column names.`,
    )
  }
  const repeated = found.columns.find((name, at) => name !== "" && found.columns.indexOf(name) < at)
  if (repeated === undefined) return found
  await found.close()
  throw new FileUnreadable(
    `The file has two columns named '${repeated}'. Please give each column its own name.`,
  )
}
