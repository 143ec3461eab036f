import { PassThrough } from "node:stream"
import { buffer } from "node:stream/consumers"
import type { Cell, stream } from "exceljs"

/** The creator and time of a workbook. */
export interface WorkbookMetadata {
  readonly creator: string
  readonly now: Date
}

const HEAD_FILL = "FFE8EDF5"

/** Styles a header cell: bold, tinted, with a line below. */
export const styleHeaderCell = (cell: Cell, horizontal: "left" | "center" | "right"): void => {
  cell.font = { bold: true }
  cell.fill = { type: "pattern", pattern: "solid", fgColor: { argb: HEAD_FILL } }
  cell.alignment = { horizontal, vertical: "middle", wrapText: true }
  cell.border = { bottom: { style: "thin" } }
}

/** Loads the library when the first workbook is requested, so the server can start without it. */
const writerClass = async (): Promise<typeof stream.xlsx.WorkbookWriter> =>
  (await import("exceljs")).default.stream.xlsx.WorkbookWriter

/** Builds a workbook (XLSX) whose sheets are written row by row; committed rows are released from memory. */
export const buildStreamedWorkbook = async (
  title: string,
  { creator, now }: WorkbookMetadata,
  write: (workbook: stream.xlsx.WorkbookWriter) => Promise<void>,
): Promise<Uint8Array> => {
  const WorkbookWriter = await writerClass()
  const out = new PassThrough()
  const bytes = buffer(out)
  const workbook = new WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false })
  workbook.title = title
  workbook.creator = creator
  workbook.created = now
  workbook.modified = now
  await write(workbook)
  await workbook.commit()
  return bytes
}
