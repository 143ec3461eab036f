import type { CountWaterfall } from "@listwright/domain/counting"
import {
  type CanonicalDefinition,
  canonicalDefinition,
  DefinitionHash,
  emptyDefinition,
} from "@listwright/domain/definition"
import { Zip } from "@listwright/domain/shared"
import { describe, expect, it } from "vitest"
import { waterfallLines } from "../../../src/list/ledger/waterfall/waterfallLines.ts"

const columns = [
  { column: "AGE", name: "Age" },
  { column: "INCOME", name: "Household Income" },
]
const age = { kind: "ranges", column: "AGE", ranges: [{ from: "30", to: "54" }] } as const
const income = { kind: "values", column: "INCOME", values: ["1"] } as const

const definition = canonicalDefinition({
  ...emptyDefinition(10),
  areas: [{ kind: "zip", zip: Zip.make("60614"), excluded: false }],
  audience: { unit: "individuals", criteria: [age] },
  suppressions: {
    orders: { mode: "item", items: ["LW-1"] },
    savedCounts: { mode: "off" },
    files: { mode: "off" },
  },
})
const waterfall: CountWaterfall = {
  definitionHash: DefinitionHash.make("h"),
  snapshot: "s",
  steps: [
    { step: { kind: "geography" }, leaves: 800, removes: 999_200 },
    { step: { kind: "criterion", column: "AGE" }, leaves: 200, removes: 600 },
    { step: { kind: "suppression", source: "orders" }, leaves: 198, removes: 2 },
  ],
}
const lines = (of: CanonicalDefinition, known: CountWaterfall | null = waterfall) =>
  waterfallLines(of, known, columns)

describe("the lines of the waterfall", () => {
  it("name the area first, then each choice, with what it leaves and removes", () => {
    expect(lines(definition).map(({ name, figures }) => [name, figures?.leaves, figures?.removes])).toEqual([
      ["ZIP Code 60614", 800, 999_200],
      ["Age", 200, 600],
      ["Prior orders", 198, 2],
    ])
  })

  it("have bars that begin with what the areas leave, and show what was left before", () => {
    expect(lines(definition).map(({ figures }) => [figures?.shareBefore, figures?.share])).toEqual([
      [1, 1],
      [1, 0.25],
      [0.25, 0.2475],
    ])
  })

  it("are all there before anything is counted", () => {
    expect(lines(definition, null)).toEqual([
      { key: "geography", name: "ZIP Code 60614", figures: null },
      { key: "criterion:AGE", name: "Age", figures: null },
      { key: "suppression:orders", name: "Prior orders", figures: null },
    ])
  })

  it("never name the do-not-sell list, whose people count as not in the file", () => {
    const plain = canonicalDefinition({ ...emptyDefinition(10), areas: definition.areas })
    expect(lines(plain, null).map(({ name }) => name)).toEqual(["ZIP Code 60614"])
    expect(lines(definition).map(({ name }) => name)).not.toContain("Do-not-sell list")
  })

  it("keep the figures of the answer before, and wait for those of what is new", () => {
    const more = canonicalDefinition({
      ...definition,
      audience: { unit: "individuals", criteria: [age, income] },
      phoneOption: "onlyWithPhones",
    })
    expect(lines(more).map(({ name, figures }) => [name, figures?.leaves])).toEqual([
      ["ZIP Code 60614", 800],
      ["Age", 200],
      ["Household Income", undefined],
      ["Phone", undefined],
      ["Prior orders", 198],
    ])
  })

  it("immediately drop what is no longer requested", () => {
    const fewer = canonicalDefinition({
      ...definition,
      audience: { unit: "individuals", criteria: [] },
    })
    expect(lines(fewer).map(({ key }) => key)).toEqual(["geography", "suppression:orders"])
  })

  it("have no bars when the areas contain no records", () => {
    const steps = waterfall.steps.map(({ step }) => ({ step, leaves: 0, removes: 0 }))
    for (const { figures } of lines(definition, { ...waterfall, steps })) {
      expect(figures).toMatchObject({ share: 0, shareBefore: 0 })
    }
  })

  it("call a column by its code while its name is on its way", () => {
    expect(waterfallLines(definition, waterfall, [])[1]?.name).toBe("AGE")
  })
})
