import { initialCriteria, type Attribute } from "@listwright/domain/audience"
import { expect, it } from "vitest"

const column = (name: string, given: Partial<Attribute>): Attribute => ({
  column: name,
  name,
  description: "",
  inputType: "date",
  category: 3,
  min: null,
  max: null,
  values: [],
  priceElement: null,
  ...given,
})
const MOVED = column("MOVEDATE", { min: "20250101", max: "20261031" })
const TYPE = column("MOVETYPE", { inputType: "list", values: [{ value: "B", name: "Bought a Home" }] })
const YEAR = { column: "MOVEDATE", lastMonths: 12 }
const between = (from: string, to: string) => [{ kind: "ranges", column: "MOVEDATE", ranges: [{ from, to }] }]

it.each([
  ["up to today", "2026-08-15", "20250815", "20260815"],
  ["up to the last day that the attribute has", "2027-03-01", "20251031", "20261031"],
  ["from the first day that it has", "2025-06-30", "20250101", "20250630"],
])("begins with the latest months %s", (_, today, from, to) => {
  expect(initialCriteria([YEAR], [MOVED], today)).toEqual(between(from, to))
})

it("begins with values that the source has, and leaves out what it does not offer", () => {
  const bought = { column: "MOVETYPE", values: ["B", "X"] }
  expect(initialCriteria([bought, YEAR], [TYPE], "2026-08-15")).toEqual([
    { kind: "values", column: "MOVETYPE", values: ["B"] },
  ])
  expect(initialCriteria([{ column: "MOVETYPE", values: ["X"] }], [TYPE], "2026-08-15")).toEqual([])
  expect(initialCriteria([{ column: "MOVETYPE", lastMonths: 12 }], [TYPE], "2026-08-15")).toEqual([])
})
