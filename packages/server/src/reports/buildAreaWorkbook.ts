import { setImmediate } from "node:timers/promises"
import type { AreaReport } from "@listwright/domain/reports"
import type { Row, Worksheet } from "exceljs"
import { columnName } from "../delivery/workbook/sheetXml.ts"
import {
  styleHeaderCell,
  type WorkbookMetadata,
  buildStreamedWorkbook,
} from "../saved-lists/tables/buildStreamedWorkbook.ts"
import { addDataBars, addHeatMap, RECORDS_FORMAT } from "../saved-lists/tables/cellFormats.ts"

/** The number of rows converted to cells before yielding to other work. */
const AT_ONCE = 50
/** The number of header rows: the attributes, and their values below. */
const HEAD_ROWS = 2
/** The number of columns before the attributes: the area and its record count. */
const BEFORE = 2

const headOf = (sheet: Worksheet, { attributes }: AreaReport): void => {
  const names = sheet.addRow([
    "",
    "",
    ...attributes.flatMap(({ labels, name }) => labels.map((_, at) => (at === 0 ? name : ""))),
  ])
  const labels = sheet.addRow(["Area", "Records", ...attributes.flatMap((attribute) => attribute.labels)])
  for (let at = 1; at <= labels.cellCount; at++) {
    styleHeaderCell(names.getCell(at), "center")
    styleHeaderCell(labels.getCell(at), at === 1 ? "left" : "right")
  }
  let first = BEFORE + 1
  for (const { labels: own } of attributes) {
    if (own.length > 1) sheet.mergeCells(1, first, 1, first + own.length - 1)
    first += own.length
  }
  names.commit()
  labels.commit()
}

const bold = (row: Row): Row => {
  row.font = { bold: true }
  row.border = { top: { style: "thin" } }
  return row
}

const addAreas = async (sheet: Worksheet, report: AreaReport): Promise<void> => {
  const { attributes, rows, total } = report
  sheet.columns = [
    { width: 34 },
    { width: 12, style: { numFmt: RECORDS_FORMAT } },
    ...total.cells.map(() => ({ width: 13, style: { numFmt: RECORDS_FORMAT } })),
  ]
  headOf(sheet, report)
  for (const [at, { cells, name, records }] of rows.entries()) {
    sheet.addRow([name, records, ...cells]).commit()
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate()
  }
  bold(sheet.addRow(["Total", total.records, ...total.cells])).commit()
  const [top, bottom] = [HEAD_ROWS + 1, HEAD_ROWS + rows.length]
  addDataBars(sheet, "B", top, bottom)
  let first = BEFORE
  for (const { labels } of attributes) {
    if (labels.length > 0 && rows.length > 0)
      addHeatMap(sheet, `${columnName(first)}${top}:${columnName(first + labels.length - 1)}${bottom}`)
    first += labels.length
  }
  sheet.commit()
}

/**
 * Builds a two-dimensional report as a workbook, with areas as rows and attribute values as columns. The headers are
 * frozen. Bars show the records, colors show each cell's share within its attribute, and totals are at the bottom.
 */
export const buildAreaWorkbook = (
  report: AreaReport,
  title: string,
  made: WorkbookMetadata,
): Promise<Uint8Array> =>
  buildStreamedWorkbook(title, made, async (workbook) => {
    const views = [{ state: "frozen", xSplit: BEFORE, ySplit: HEAD_ROWS } as const]
    await addAreas(workbook.addWorksheet("Areas", { views }), report)
  })
