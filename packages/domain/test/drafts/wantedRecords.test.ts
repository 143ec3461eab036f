import { expect, it } from "vitest"
import { defaultChoices } from "../../src/drafts/Draft.ts"
import { setWantedRecordsByArea, setWantedTotal } from "../../src/drafts/wantedRecords.ts"

const detailed = {
  ...defaultChoices,
  quantities: { "zip:60614": 5 },
  detailQuantities: { "zip:60614": { C001: 5 } },
}

it("a total that is wanted takes the place of what was wanted of areas and of their parts", () => {
  const wanted = setWantedTotal(detailed, 500)
  expect(wanted).toStrictEqual({ ...defaultChoices, quantities: {}, wantedTotal: 500 })
  expect(setWantedTotal(wanted, null)).toStrictEqual(defaultChoices)
})

it("what is wanted of areas takes the place of a total", () => {
  const wanted = setWantedRecordsByArea(setWantedTotal(detailed, 500), { "zip:60614": 7 })
  expect(wanted).toStrictEqual({ ...defaultChoices, quantities: { "zip:60614": 7 } })
})

it("what is wanted of the parts of an area holds as long as its own quantity does", () => {
  expect(setWantedRecordsByArea(detailed, { "zip:60614": 5, "zip:60615": 9 })).toStrictEqual({
    ...detailed,
    quantities: { "zip:60614": 5, "zip:60615": 9 },
  })
  expect(setWantedRecordsByArea(detailed, { "zip:60614": 4 })).toStrictEqual({
    ...defaultChoices,
    quantities: { "zip:60614": 4 },
  })
})
