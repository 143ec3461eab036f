import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { relax, relaxationKey } from "../../../src/counting/widening/relax.ts"
import { additionalRecordsText, relaxationText } from "../../../src/counting/widening/relaxationText.ts"
import { candidateRelaxations } from "../../../src/counting/widening/candidateRelaxations.ts"
import type { Relaxation } from "../../../src/counting/questions/Suggestion.ts"
import { areaKey } from "../../../src/definition/areaKey.ts"
import { type CanonicalDefinition, canonicalDefinition } from "../../../src/definition/canonicalDefinition.ts"
import { anyArea, definitionOf, suppressed, universe } from "../evaluator/arbitraryUniverse.ts"
import {
  answer,
  asked,
  closestArea,
  nation,
  radiusArea,
  suggested,
  zipArea,
} from "../evaluator/exampleUniverse.ts"

const names = {
  columns: [
    { column: "AGE", name: "Age" },
    {
      column: "VALUE",
      name: "Home value",
      inputType: "number" as const,
      values: [{ value: "A", name: "Any" }],
    },
  ],
  areaName: (key: string) => key.replace("zip:", "ZIP Code "),
}

describe("the words of a relaxation", () => {
  it.each<[Relaxation, string]>([
    [{ kind: "dropColumn", column: "AGE" }, "Without Age"],
    [{ kind: "dropColumn", column: "INCOME" }, "Without INCOME"],
    [{ kind: "withoutPhonesToo" }, "Also records without phones"],
    [{ kind: "withoutEmailToo" }, "Also records without email"],
    [{ kind: "dropSuppression", source: "orders" }, "Without suppressing prior orders"],
    [{ kind: "dropSuppression", source: "savedCounts" }, "Without suppressing saved counts"],
    [{ kind: "dropSuppression", source: "files" }, "Without suppressing your own files"],
    [{ kind: "dropExclusion", area: "zip:60614" }, "Including ZIP Code 60614"],
    [{ kind: "widenRange", column: "AGE", ranges: [{ from: "28", to: "52" }] }, "Age 28 to 52"],
    [
      {
        kind: "widenRange",
        column: "INCOME",
        ranges: [
          { from: "20000", to: "30000" },
          { from: "5", to: "5" },
        ],
      },
      "INCOME 20000 to 30000, 5",
    ],
    [
      { kind: "widenRange", column: "VALUE", ranges: [{ from: "20000", to: "30000" }] },
      "Home value 20,000 to 30,000",
    ],
    [{ kind: "addValue", column: "VALUE", value: "A" }, "Home value: also Any"],
    [{ kind: "addValue", column: "OTHER", value: "B" }, "OTHER: also B"],
    [{ kind: "addArea", added: zipArea("60622") }, "Add 60622"],
    [{ kind: "widerRadius", area: "zip:1", miles: 12 }, "12 mi instead of ZIP Code 1"],
    [{ kind: "widerRadius", area: "zip:1", miles: 1 }, "1 mi instead of ZIP Code 1"],
    [{ kind: "moreNearest", area: "zip:1", quantity: 1_200 }, "The nearest 1,200 instead of ZIP Code 1"],
  ])("%j: %s", (relaxation, words) => {
    expect(relaxationText(relaxation, names)).toBe(words)
  })

  it("say how many records more it brings", () => {
    expect([1, 2, 12_345].map(additionalRecordsText)).toEqual(["+1 record", "+2 records", "+12,345 records"])
  })
})

describe("relaxing a definition", () => {
  const audience = {
    unit: "individuals",
    criteria: [
      { kind: "values", column: "GENDER", values: ["F"] },
      { kind: "ranges", column: "AGE", ranges: [{ from: "20", to: "30" }] },
    ],
  } as const

  it("gives the definition of the suggestion, which counts as many more as it says", () => {
    fc.assert(
      fc.property(universe, definitionOf(anyArea), suppressed, (from, definition, by) => {
        const { total } = answer(from, definition, by).details
        for (const { relaxation, definition: relaxed, more } of suggested(from, definition, by)) {
          expect(relax(definition, relaxation)).toEqual(relaxed)
          expect(answer(from, relax(definition, relaxation), by).details.total).toBe(total + more)
        }
      }),
    )
  })

  it("takes one thing away and leaves what has changed since", () => {
    const suggestedFor = asked({ areas: [zipArea("60601")], audience })
    const [first] = candidateRelaxations(suggestedFor)
    const changed = asked({ ...suggestedFor, areas: [zipArea("60601"), zipArea("60602")] })
    expect(first?.relaxation).toEqual({ kind: "dropColumn", column: "AGE" })
    expect(relax(changed, { kind: "dropColumn", column: "AGE" })).toEqual(
      canonicalDefinition({
        ...changed,
        audience: { unit: "individuals", criteria: [audience.criteria[0]] },
      }),
    )
  })

  it("leaves a definition as it is that asks for no such thing, or no longer", () => {
    const definition = asked({ areas: [nation], audience })
    expect(relax(definition, { kind: "dropColumn", column: "INTERESTS" })).toBe(definition)
    expect(relax(definition, { kind: "withoutPhonesToo" })).toBe(definition)
    expect(relax(definition, { kind: "dropExclusion", area: "nation:1" })).toBe(definition)
  })

  const young = { kind: "widenRange", column: "AGE", ranges: [{ from: "18", to: "30" }] } as const
  const around = radiusArea(10)
  const steps: ReadonlyArray<
    readonly [Relaxation, Partial<CanonicalDefinition>, Partial<CanonicalDefinition>]
  > = [
    [
      young,
      { areas: [nation], audience },
      {
        areas: [nation],
        audience: {
          unit: "individuals",
          criteria: [{ kind: "ranges", column: "AGE", ranges: young.ranges }, audience.criteria[0]],
        },
      },
    ],
    [
      { kind: "addValue", column: "GENDER", value: "M" },
      { areas: [nation], audience },
      {
        areas: [nation],
        audience: {
          unit: "individuals",
          criteria: [audience.criteria[1], { kind: "values", column: "GENDER", values: ["F", "M"] }],
        },
      },
    ],
    // The addition comes after the other areas, so that they keep their records.
    [
      { kind: "addArea", added: zipArea("60602") },
      { areas: [zipArea("60601")] },
      { areas: [zipArea("60601"), zipArea("60602")] },
    ],
    [
      { kind: "widerRadius", area: areaKey(around), miles: 12 },
      { areas: [radiusArea(10, { excluded: true }), around] },
      { areas: [radiusArea(10, { excluded: true }), radiusArea(12)] },
    ],
    [
      { kind: "moreNearest", area: areaKey(closestArea(5)), quantity: 9 },
      { areas: [nation, closestArea(5)] },
      { areas: [nation, closestArea(9)] },
    ],
  ]

  it.each(steps)("goes a step, once: %j", (relaxation, before, after) => {
    const taken = relax(asked(before), relaxation)
    expect(taken).toEqual(asked(after))
    expect(relax(taken, relaxation)).toBe(taken)
  })

  it("goes no step where there is nothing to widen any more", () => {
    const definition = asked({ areas: [zipArea("60601"), zipArea("60602", true)] })
    for (const [relaxation] of steps) expect(relax(definition, relaxation)).toBe(definition)
  })

  it("knows each relaxation of a definition by a name of its own", () => {
    const definition = asked({
      areas: [nation, zipArea("60601", true), zipArea("60602", true)],
      audience,
      phoneOption: "onlyWithPhones",
      emailOption: "onlyEmail",
      suppressions: {
        orders: { mode: "item", items: ["1"] },
        savedCounts: { mode: "item", items: ["1"] },
        files: { mode: "item", items: ["1"] },
      },
    })
    expect(candidateRelaxations(definition).map(({ relaxation }) => relaxationKey(relaxation))).toEqual([
      "dropColumn:AGE",
      "dropColumn:GENDER",
      "withoutPhonesToo",
      "withoutEmailToo",
      "dropSuppression:orders",
      "dropSuppression:savedCounts",
      "dropSuppression:files",
      "dropExclusion:zip:60601",
      "dropExclusion:zip:60602",
    ])
  })
})
