import { ATTRIBUTES } from "@listwright/domain/glossary"
import { setImmediate } from "node:timers/promises"
import { GRID_COLUMNS, type GridColumn, gridHeadings } from "@listwright/domain/order"
import type { stream, Worksheet } from "exceljs"
import {
  styleHeaderCell,
  type WorkbookMetadata,
  buildStreamedWorkbook,
} from "../saved-lists/tables/buildStreamedWorkbook.ts"
import type { CountResult, ResultArea } from "./countResult.ts"
import { addDataBars, RECORDS_FORMAT, SHARE_FORMAT } from "../saved-lists/tables/cellFormats.ts"

/** The number of rows converted to cells before yielding to other work. */
const AT_ONCE = 200

type Cells = ReadonlyArray<string | number | null>

const addHead = (sheet: Worksheet, titles: ReadonlyArray<string>): void => {
  const head = sheet.addRow([...titles])
  for (let at = 1; at <= titles.length; at++) styleHeaderCell(head.getCell(at), at === 1 ? "left" : "right")
  head.commit()
}

const addTotal = (sheet: Worksheet, cells: Cells): void => {
  const row = sheet.addRow([...cells])
  row.font = { bold: true }
  row.border = { top: { style: "thin" } }
  row.commit()
}

/** The headings, spelled out, since a workbook has room for them. */
const headings: Readonly<Record<GridColumn, string>> = {
  ...gridHeadings,
  apartments: "Apartments",
  income: ATTRIBUTES.MEDIANINCOME,
  homeValue: ATTRIBUTES.MEDIANHOMEVALUE,
  age: ATTRIBUTES.MEDIANAGE,
  phwc: "Percent with Children",
}

const headed = (workbook: stream.xlsx.WorkbookWriter, name: string): Worksheet =>
  workbook.addWorksheet(name, { views: [{ state: "frozen", xSplit: 1, ySplit: 1 }] })

const addSummary = (workbook: stream.xlsx.WorkbookWriter, { facts, title }: CountResult): void => {
  const sheet = workbook.addWorksheet("Summary")
  sheet.columns = [{ width: 26 }, { width: 60, style: { numFmt: RECORDS_FORMAT } }]
  const head = sheet.addRow([title])
  head.font = { bold: true, size: 14 }
  head.commit()
  for (const [name, value] of facts) {
    const row = sheet.addRow([name, value])
    row.getCell(1).font = { bold: true }
    row.getCell(2).alignment = { horizontal: "left", wrapText: true, vertical: "top" }
    row.commit()
  }
  sheet.commit()
}

const sumOf = (areas: ReadonlyArray<ResultArea>, of: (area: ResultArea) => number): number =>
  areas.reduce((sum, area) => sum + of(area), 0)

const addAreas = async (
  workbook: stream.xlsx.WorkbookWriter,
  { areas, hasPhones }: CountResult,
): Promise<void> => {
  const sheet = headed(workbook, "Areas")
  const phones = (count: number): Cells => (hasPhones ? [count] : [])
  sheet.columns = [
    { width: 40 },
    ...Array.from({ length: 3 }, () => ({ width: 20, style: { numFmt: RECORDS_FORMAT } })),
  ]
  addHead(sheet, [
    "Area(s)",
    "Quantity Available",
    ...(hasPhones ? ["With Phones"] : []),
    "Quantity Selected",
  ])
  for (const [at, { available, desired, name, withPhones }] of areas.entries()) {
    sheet.addRow([name, available, ...phones(withPhones), desired]).commit()
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate()
  }
  addTotal(sheet, [
    "Total",
    sumOf(areas, ({ available }) => available),
    ...phones(sumOf(areas, ({ withPhones }) => withPhones)),
    sumOf(areas, ({ desired }) => desired),
  ])
  addDataBars(sheet, "B", 2, areas.length + 1)
  sheet.commit()
}

/** Adds a saturation list's areas and carrier routes, with dwelling types and residents' characteristics. */
const addOccupants = async (
  workbook: stream.xlsx.WorkbookWriter,
  { occupants }: CountResult,
): Promise<void> => {
  const sheet = headed(workbook, "Carrier Routes")
  sheet.columns = [
    { width: 40 },
    { width: 14 },
    ...GRID_COLUMNS.map(() => ({ width: 14, style: { numFmt: RECORDS_FORMAT } })),
    { width: 20, style: { numFmt: RECORDS_FORMAT } },
  ]
  addHead(sheet, ["Area(s)", "Route", ...GRID_COLUMNS.map((column) => headings[column]), "Quantity Selected"])
  for (const [at, { desired, figures, name, route }] of occupants.entries()) {
    const row = sheet.addRow([name, route, ...figures, desired])
    if (route === "") row.font = { bold: true }
    row.commit()
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate()
  }
  sheet.commit()
}

const addAudience = (workbook: stream.xlsx.WorkbookWriter, { audience }: CountResult): void => {
  const sheet = headed(workbook, "Audience")
  sheet.columns = [{ width: 30 }, { width: 80 }]
  const head = sheet.addRow(["Choice", "Selected"])
  for (const at of [1, 2]) styleHeaderCell(head.getCell(at), "left")
  head.commit()
  for (const line of audience) {
    const row = sheet.addRow([...line])
    row.getCell(2).alignment = { wrapText: true, vertical: "top" }
    row.commit()
  }
  sheet.commit()
}

const addBreakdowns = (workbook: stream.xlsx.WorkbookWriter, { breakdowns }: CountResult): void => {
  const sheet = workbook.addWorksheet("Breakdowns")
  sheet.columns = [
    { width: 34 },
    { width: 16, style: { numFmt: RECORDS_FORMAT } },
    { width: 12, style: { numFmt: SHARE_FORMAT } },
  ]
  let row = 0
  for (const { name, table, total } of breakdowns) {
    if (row > 0) {
      sheet.addRow([]).commit()
      row++
    }
    addHead(sheet, [name, "Records", "Share"])
    row++
    for (const { label, records, share } of table.lines) sheet.addRow([label, records, share]).commit()
    addDataBars(sheet, "B", row + 1, row + table.lines.length)
    row += table.lines.length
    addTotal(sheet, ["Total", total, table.isSum ? 1 : null])
    row++
  }
  sheet.commit()
}

/**
 * Builds an order's count as a workbook: a summary, its areas with bars, its audience, and breakdowns by the attributes
 * that select it and by the most used attributes.
 */
export const countResultWorkbook = (result: CountResult, made: WorkbookMetadata): Promise<Uint8Array> =>
  buildStreamedWorkbook(result.title, made, async (workbook) => {
    addSummary(workbook, result)
    await addAreas(workbook, result)
    if (result.occupants.length > 0) await addOccupants(workbook, result)
    addAudience(workbook, result)
    addBreakdowns(workbook, result)
  })
