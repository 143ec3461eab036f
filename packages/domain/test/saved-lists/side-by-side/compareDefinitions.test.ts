import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Attribute } from "../../../src/audience/attributes/Attribute.ts"
import type { Area } from "../../../src/definition/Area.ts"
import { areaText } from "../../../src/definition/areaKinds.ts"
import { canonicalDefinition, emptyDefinition } from "../../../src/definition/canonicalDefinition.ts"
import type { ListDefinition } from "../../../src/definition/ListDefinition.ts"
import { type Choices, defaultChoices } from "../../../src/drafts/Draft.ts"
import type { ComparedContent } from "../../../src/saved-lists/side-by-side/ComparedList.ts"
import { compareDefinitions } from "../../../src/saved-lists/side-by-side/compareDefinitions.ts"
import { Zip } from "../../../src/shared/Zip.ts"
import { arbitraryContent } from "../../drafts/arbitraryContent.ts"

const zip = (code: string, excluded = false): Area => ({ kind: "zip", zip: Zip.make(code), excluded })
const content = (definition: Partial<ListDefinition>, choices: Partial<Choices> = {}): ComparedContent => ({
  definition: canonicalDefinition({ ...emptyDefinition(10), ...definition }),
  choices: { ...defaultChoices, ...choices },
})
const age: Attribute = {
  column: "AGE",
  name: "Age",
  description: "",
  inputType: "number",
  category: 3,
  min: null,
  max: null,
  values: [],
  priceElement: null,
}
const names = {
  columns: () => [age],
  sourceName: (listType: number) => (listType === 10 ? "Consumer" : "Business"),
  areaName: areaText,
}
const ages = (...ranges: ReadonlyArray<readonly [string, string]>) => {
  const [first, ...others] = ranges.map(([from, to]) => ({ from, to }))
  if (first === undefined) throw new Error("no range")
  return {
    unit: "individuals",
    criteria: [{ kind: "ranges", column: "AGE", ranges: [first, ...others] }],
  } as const
}
const items = (first: string, ...others: ReadonlyArray<string>) =>
  ({ mode: "item", items: [first, ...others] }) as const

/** The line of a name, its parts as text; '=' in front of what both have. */
const lineOf = (one: ComparedContent, other: ComparedContent, key: string) => {
  const line = compareDefinitions(one, other, names)
    .flatMap(({ lines }) => lines)
    .find((each) => each.key === key)
  if (line === undefined) return null
  const shown = (parts: typeof line.one) => parts.map(({ isShared, text }) => (isShared ? `=${text}` : text))
  return [line.isSame ? "same" : "differs", shown(line.one), shown(line.other), line.remark]
}

describe("two lists side by side", () => {
  const both = content({ areas: [zip("60614"), zip("60615")] })

  it.each([
    ["areas", both, both, ["same", ["=60614", "=60615"], ["=60614", "=60615"], null]],
    [
      "areas",
      both,
      content({ areas: [zip("60657"), zip("60615")] }),
      ["differs", ["60614", "=60615"], ["60657", "=60615"], null],
    ],
    [
      "areas",
      both,
      content({ areas: [zip("60615"), zip("60614")] }),
      ["differs", ["=60614", "=60615"], ["=60615", "=60614"], "The same, in a different order"],
    ],
    ["excludedAreas", both, both, null],
    [
      "excludedAreas",
      both,
      content({ areas: [zip("60614"), zip("60615", true)] }),
      ["differs", [], ["60615"], null],
    ],
    [
      "criterion:AGE",
      content({ audience: ages(["25", "34"], ["45", "54"]) }),
      content({ audience: ages(["25", "34"]) }),
      ["differs", ["=25 to 34", "45 to 54"], ["=25 to 34"], null],
    ],
    // With all households, criteria are ignored.
    [
      "criterion:AGE",
      content({ audience: { ...ages(["25", "34"]), unit: "allHouseholds" } }),
      content({ audience: ages(["25", "34"]) }),
      ["differs", [], ["25 to 34"], null],
    ],
    [
      "unit",
      content({ audience: { unit: "allHouseholds", criteria: [] } }),
      both,
      ["differs", ["All households, one record each"], ["Individuals"], null],
    ],
    [
      "phone",
      content({ phoneOption: "noPhones" }),
      content({ phoneOption: "onlyWithPhones" }),
      ["differs", ["No Phones"], ["Only Records With Phones"], null],
    ],
    ["phone", both, both, null],
    [
      "suppression:files",
      content({ suppressions: { ...both.definition.suppressions, files: items("a", "b") } }),
      content({ suppressions: { ...both.definition.suppressions, files: items("b", "c", "d") } }),
      ["differs", ["=1 file", "1 file more"], ["=1 file", "2 files more"], null],
    ],
    [
      "suppression:orders",
      content({
        suppressions: {
          ...both.definition.suppressions,
          orders: { mode: "date", start: "2026-11-01", end: "2026-11-22" },
        },
      }),
      both,
      ["differs", ["11/01/2026 to 11/22/2026"], [], null],
    ],
    ["usage", both, content({}, { listUsage: 2 }), ["differs", ["One Time"], ["Two Times"], null]],
    ["promotion", both, content({}, { promoCode: "SPRING" }), ["differs", [], ["SPRING"], null]],
    ["source", both, content({ listType: 20 }), ["differs", ["Consumer"], ["Business"], null]],
  ] as const)("%s, case %#", (key, one, other, expected) => {
    expect(lineOf(one, other, key)).toEqual(expected)
  })

  it("names the kind of areas where there are several kinds", () => {
    const one = content({ areas: [zip("60614"), { kind: "state", state: "IL", excluded: false }] })
    expect(lineOf(one, both, "areas")?.[1]).toEqual(["=ZIP Code 60614", "Illinois"])
    expect(lineOf(one, both, "areas")?.[2]).toEqual(["=ZIP Code 60614", "ZIP Code 60615"])
  })

  it("has no section that neither list has", () => {
    expect(compareDefinitions(both, both, names).map(({ title }) => title)).toEqual(["Where", "Who", "Order"])
  })

  it("differs in nothing from itself, and the two may change places", () => {
    fc.assert(
      fc.property(arbitraryContent, arbitraryContent, (one, other) => {
        const linesOf = (first: ComparedContent, second: ComparedContent) =>
          new Map(
            compareDefinitions(first, second, names)
              .flatMap(({ lines }) => lines)
              .map((line) => [line.key, line]),
          )
        for (const { isSame } of linesOf(one, one).values()) expect(isSame).toBe(true)
        const [there, back] = [linesOf(one, other), linesOf(other, one)]
        expect(new Set(back.keys())).toEqual(new Set(there.keys()))
        for (const [key, line] of there) {
          const turned = back.get(key)
          expect([turned?.one, turned?.other, turned?.isSame]).toEqual([line.other, line.one, line.isSame])
        }
      }),
    )
  })
})
