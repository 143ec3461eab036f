import { emptyDefinition } from "@listwright/domain/definition"
import { Zip } from "@listwright/domain/shared"
import { expect, it } from "vitest"
import { relativeTimeText } from "../../../src/portal/landing/continue/relativeTimeText.ts"
import { audienceSummary, draftTitle } from "../../../src/portal/landing/continue/draftSummary.ts"

const AGE = { column: "AGE", name: "Age" }

it("calls a list by its areas, and one without areas by its source", () => {
  const zip = { kind: "zip", zip: Zip.make("60614"), excluded: false } as const
  const county = { kind: "county", county: "17031", excluded: false } as const
  const nameOf = () => "Cook, IL"
  expect(draftTitle({ areas: [] }, "Consumer", nameOf)).toBe("Consumer list")
  expect(draftTitle({ areas: [zip] }, "Consumer", () => null)).toBe("ZIP Code 60614")
  expect(draftTitle({ areas: [county] }, "Consumer", nameOf)).toBe("Cook, IL")
  expect(draftTitle({ areas: [zip, county] }, "Consumer", nameOf)).toBe("2 areas")
})

it("names the attributes of a list in the making and its phones, and nothing of an untouched one", () => {
  expect(audienceSummary(emptyDefinition(10), [])).toEqual([])
  const audience = {
    unit: "individuals",
    criteria: [{ kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "44" }] }],
  } as const
  expect(
    audienceSummary({ ...emptyDefinition(10), audience, phoneOption: "phonesWhereAvailable" }, [AGE]),
  ).toEqual(["Age", "phones where available"])
})

it("names three attributes and says how many more there are", () => {
  const criteria = ["A", "B", "C", "D", "E"].map(
    (column) => ({ kind: "values", column, values: ["1"] }) as const,
  )
  const audience = { unit: "individuals", criteria } as const
  const columns = criteria.map(({ column }) => ({ column, name: `Attribute ${column}` }))
  expect(audienceSummary({ ...emptyDefinition(10), audience }, columns)).toEqual([
    "Attribute A, Attribute B, Attribute C and 2 more",
  ])
})

it("names no attributes that all households ignore", () => {
  const audience = {
    unit: "allHouseholds",
    criteria: [{ kind: "values", column: "GENDER", values: ["F"] }],
  } as const

  expect(audienceSummary({ ...emptyDefinition(10), audience }, [])).toEqual(["all households"])
})

it.each([
  [30, "just now"],
  [5 * 60, "5 minutes ago"],
  [2 * 3_600, "2 hours ago"],
  [30 * 3_600, "yesterday"],
])("tells %i seconds as '%s'", (seconds, text) => {
  const now = Date.parse("2026-11-21T12:00:00Z")

  expect(relativeTimeText(new Date(now - seconds * 1_000).toISOString(), now)).toBe(text)
})
