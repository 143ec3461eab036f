import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { selectionSteps, stepKey } from "../../../src/counting/questions/selectionSteps.ts"
import { anyArea, definitionOf, suppressed, universe } from "../evaluator/arbitraryUniverse.ts"
import { asked, closestArea, nation, steps } from "../evaluator/exampleUniverse.ts"

const keys = (definition: ReturnType<typeof asked>) => selectionSteps(definition).map(stepKey)

describe("the steps of a selection, before it is counted", () => {
  it("are those of the waterfall, in its order", () => {
    fc.assert(
      fc.property(universe, definitionOf(anyArea), suppressed, (from, definition, by) => {
        expect(selectionSteps(definition)).toEqual(steps(from, definition, by).map(({ step }) => step))
      }),
    )
  })

  it("are the area alone, when nothing else is asked for: the do-not-sell list is no step", () => {
    expect(keys(asked({ areas: [nation] }))).toEqual(["geography"])
  })

  it("name a column once, whatever is asked of it, in the order of the columns", () => {
    const audience = {
      unit: "individuals",
      criteria: [
        { kind: "values", column: "GENDER", values: ["F"] },
        { kind: "ranges", column: "AGE", ranges: [{ from: "20", to: "30" }] },
        { kind: "values", column: "AGE", values: ["40"] },
      ],
    } as const
    expect(keys(asked({ areas: [nation], audience }))).toEqual([
      "geography",
      "criterion:AGE",
      "criterion:GENDER",
    ])
  })

  it("hold every kind of step, each with a name of its own", () => {
    const everything = asked({
      listType: 260,
      areas: [closestArea(5)],
      audience: {
        unit: "individuals",
        criteria: [{ kind: "values", column: "GENDER", values: ["F"] }],
      },
      phoneOption: "onlyWithPhones",
      emailOption: "onlyEmail",
      suppressions: {
        orders: { mode: "date", start: "2026-11-01", end: "2026-11-08" },
        savedCounts: { mode: "item", items: ["1"] },
        files: { mode: "item", items: ["1"] },
      },
      occupant: { targets: ["homes"], routes: ["poBoxes"], contactNames: false },
    })
    const households = asked({
      areas: [nation],
      audience: { ...everything.audience, unit: "allHouseholds" },
      phoneOption: "onlyWithPhones",
    })
    expect(keys(everything)).toEqual([
      "geography",
      "criterion:GENDER",
      "occupant",
      "phone",
      "email",
      "suppression:orders",
      "suppression:savedCounts",
      "suppression:files",
      "nearest",
    ])
    expect(keys(households)).toEqual(["geography", "phone", "household"])
  })
})
