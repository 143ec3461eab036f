import { expect, it } from "vitest"
import type { Area } from "../../src/definition/Area.ts"
import { canonicalDefinition, emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { areaReportLink } from "../../src/reports/customerReports.ts"
import { restrictToArea } from "../../src/reports/restrictToArea.ts"
import { DraftId } from "../../src/shared/DraftId.ts"
import { Zip } from "../../src/shared/Zip.ts"

const zip = (code: string, excluded = false): Area => ({ kind: "zip", zip: Zip.make(code), excluded })
const list = canonicalDefinition({
  ...emptyDefinition(10),
  areas: [zip("60614"), zip("60615"), zip("60616"), zip("60657", true)],
})

it("one area of a list has what those before it leave, without what is excluded", () => {
  expect(restrictToArea(list, "zip:60615").areas).toEqual(
    canonicalDefinition({
      ...list,
      areas: [zip("60615"), zip("60614", true), zip("60657", true)],
    }).areas,
  )
  expect(restrictToArea(list, "zip:1")).toBe(list)
})

it("a report of one area names it beside the order and the demographic", () => {
  expect(areaReportLink("Report/Breakdown.aspx", DraftId.make("d 1"), "AGE", "zip:60615")).toBe(
    "Report/Breakdown.aspx?sid=d%201&demo=AGE&area=zip%3A60615",
  )
})
