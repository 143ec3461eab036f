import { defaultChoices } from "@listwright/domain/drafts"
import Excel from "exceljs"
import { expect, it } from "vitest"
import { countResultWorkbook } from "../../src/reports/countResultWorkbook.ts"
import { occupantRows } from "../../src/reports/occupantAreas.ts"

const MEDIANS = { income: 85_000, homeValue: 410_000, age: 44, phwc: 31 }
const part = (code: string, homes: number, apartments: number, businesses: number) => ({
  code,
  available: homes + apartments + businesses,
  withPhones: 0,
  occupants: { homes, apartments, businesses },
  medians: MEDIANS,
  distance: null,
})
const AREAS = [
  {
    key: "zip:60614",
    kind: "zip",
    available: 60,
    withPhones: 0,
    withEmail: 0,
    occupants: { homes: 30, apartments: 20, businesses: 10 },
    medians: MEDIANS,
    details: [part("60614C001", 20, 15, 5), part("60614C002", 10, 5, 5)],
  },
] as const

const rows = occupantRows(
  { listType: 50, choices: defaultChoices },
  { areas: AREAS },
  () => "60614, Chicago, IL",
)

it("lists each area with its carrier routes, what people live in, their medians and what is ordered", () => {
  expect(rows).toEqual([
    {
      name: "60614, Chicago, IL",
      route: "",
      figures: [30, 20, 10, 60, 85_000, 410_000, 44, 31],
      desired: 60,
    },
    {
      name: "60614, Chicago, IL",
      route: "C001",
      figures: [20, 15, 5, 40, 85_000, 410_000, 44, 31],
      desired: 40,
    },
    {
      name: "60614, Chicago, IL",
      route: "C002",
      figures: [10, 5, 5, 20, 85_000, 410_000, 44, 31],
      desired: 20,
    },
  ])
})

it("exports them as a sheet of their own, and no column of phones where none are sold", async () => {
  const bytes = await countResultWorkbook(
    {
      title: "Count result",
      facts: [],
      areas: [{ name: "60614, Chicago, IL", available: 60, withPhones: 0, desired: 60 }],
      hasPhones: false,
      occupants: rows,
      audience: [],
      breakdowns: [],
    },
    { creator: "Listwright", now: new Date(0) },
  )
  const workbook = new Excel.Workbook()
  await workbook.xlsx.load(Uint8Array.from(bytes).buffer)
  const rowOf = (sheet: string, at: number) => {
    const { values } = workbook.getWorksheet(sheet)?.getRow(at) ?? { values: [] }
    return Array.isArray(values) ? values.slice(1) : []
  }
  expect(rowOf("Areas", 1)).toEqual(["Area(s)", "Quantity Available", "Quantity Selected"])
  expect(rowOf("Carrier Routes", 1)).toEqual([
    "Area(s)",
    "Route",
    "Homes",
    "Apartments",
    "Business",
    "Total",
    "Median Income",
    "Median Home Value",
    "Median Age",
    "Percent with Children",
    "Quantity Selected",
  ])
  expect(rowOf("Carrier Routes", 3)).toEqual([
    "60614, Chicago, IL",
    "C001",
    20,
    15,
    5,
    40,
    85_000,
    410_000,
    44,
    31,
    40,
  ])
})
