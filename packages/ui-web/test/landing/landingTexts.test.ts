import { emptyDefinition } from "@listwright/domain/definition"
import { Zip } from "@listwright/domain/shared"
import { expect, it } from "vitest"
import { agoText } from "../../src/landing/continue/agoText.ts"
import { draftSummary } from "../../src/landing/continue/draftSummary.ts"

it("says what a list in the making holds, and nothing of an untouched one", () => {
  expect(draftSummary(emptyDefinition(10))).toEqual([])
  expect(
    draftSummary({
      ...emptyDefinition(10),
      areas: [{ kind: "zip", zip: Zip.make("60614"), excluded: false }],
      audience: {
        unit: "individuals",
        criteria: [{ kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "44" }] }],
      },
      phoneOption: "phonesWhereAvailable",
    }),
  ).toEqual(["1 area", "1 attribute", "phones where available"])
})

it("counts no attributes that all households ignore", () => {
  const audience = {
    unit: "allHouseholds",
    criteria: [{ kind: "values", column: "GENDER", values: ["F"] }],
  } as const

  expect(draftSummary({ ...emptyDefinition(10), audience })).toEqual(["all households"])
})

it.each([
  [30, "just now"],
  [5 * 60, "5 minutes ago"],
  [2 * 3_600, "2 hours ago"],
  [30 * 3_600, "yesterday"],
])("tells %i seconds as '%s'", (seconds, text) => {
  const now = Date.parse("2026-11-21T12:00:00Z")

  expect(agoText(new Date(now - seconds * 1_000).toISOString(), now)).toBe(text)
})
