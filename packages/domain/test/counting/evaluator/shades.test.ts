import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { shades, withOnlyOutlines } from "../../../src/counting/evaluator/shades.ts"
import { noSuppressions, withoutDoNotSell } from "../../../src/counting/evaluator/Universe.ts"
import { outlineToArea, type OutlineLevel } from "../../../src/counting/questions/Shades.ts"
import type { Area } from "../../../src/definition/Area.ts"
import { canonicalDefinition } from "../../../src/definition/canonicalDefinition.ts"
import { anyArea, definitionOf, suppressed, universe as anyUniverse } from "./arbitraryUniverse.ts"
import {
  answer,
  asked,
  closestArea,
  nation,
  person,
  placeOfZip,
  stateArea,
  universeOf,
  zipArea,
} from "./exampleUniverse.ts"

const hammond = { zip: "46320", ...placeOfZip["46320"] }
const universe = universeOf(
  person(1, { phone: "deliverable" }),
  person(2),
  person(3, { zip: "60602" }),
  person(4, hammond),
)

const shaded = (areas: ReadonlyArray<Area>, level: OutlineLevel, ...codes: ReadonlyArray<string>) =>
  Result.map(shades(universe, asked({ areas }), noSuppressions, { level, codes }), (own) =>
    own.map(({ adds, code, records }) => [code, records, adds]),
  )

describe("the shade of an outline", () => {
  it("is what lives in it, and of those whom the list does not have yet", () => {
    expect(shaded([zipArea("60601")], "state", "IL", "IN")).toEqual(
      Result.succeed([
        ["IL", 3, 1],
        ["IN", 1, 1],
      ]),
    )
    expect(shaded([zipArea("60601")], "zip", "46320", "60602", "60601")).toEqual(
      Result.succeed([
        ["46320", 1, 1],
        ["60602", 1, 1],
        ["60601", 2, 0],
      ]),
    )
    expect(shaded([], "county", "17031", "18089")).toEqual(
      Result.succeed([
        ["17031", 3, 3],
        ["18089", 1, 1],
      ]),
    )
  })

  it("adds nothing to everywhere, and to the nearest records those that are not among them", () => {
    expect(shaded([nation], "state", "IL")).toEqual(Result.succeed([["IL", 3, 0]]))
    expect(shaded([closestArea(1)], "zip", "60601")).toEqual(Result.succeed([["60601", 2, 1]]))
  })

  it("loses what the list excludes", () => {
    expect(shaded([zipArea("60601", true), stateArea("IL")], "state", "IL", "IN")).toEqual(
      Result.succeed([
        ["IL", 1, 0],
        ["IN", 1, 1],
      ]),
    )
    expect(shaded([zipArea("60601", true)], "zip", "60601")).toEqual(Result.succeed([["60601", 0, 0]]))
  })

  it("is empty where there is no such outline", () => {
    const none = (level: OutlineLevel, code: string) =>
      expect(shaded([], level, code)).toEqual(Result.succeed([[code, 0, 0]]))
    none("state", "ZZ")
    none("county", "99999")
    none("zip", "OH")
    none("zip", "00000")
  })

  it("is refused as a count of the list is", () => {
    expect(shaded([stateArea("ZZ")], "state", "IL")).toEqual(
      Result.fail({ _tag: "StateUnknown", state: "ZZ" }),
    )
  })

  it("asks for phones as the list does, and shades nobody who is on the do-not-sell list", () => {
    const withPhones = asked({ areas: [], phoneOption: "onlyWithPhones" })
    const asks = { level: "zip", codes: ["60601"] } as const
    expect(shades(universe, withPhones, noSuppressions, asks)).toEqual(
      Result.succeed([{ code: "60601", records: 1, adds: 1 }]),
    )
    const listed = withoutDoNotSell(universe, new Set([1n]))
    expect(shades(listed, asked({ areas: [] }), noSuppressions, asks)).toEqual(
      Result.succeed([{ code: "60601", records: 1, adds: 1 }]),
    )
  })

  it("adds what the list counts more once it has the outline, and no more than lives there", () => {
    const levels = fc.constantFrom<readonly [OutlineLevel, string]>(
      ["state", "IL"],
      ["state", "IN"],
      ["county", "17031"],
      ["zip", "60601"],
      ["zip", "46320"],
    )
    fc.assert(
      fc.property(anyUniverse, definitionOf(anyArea), suppressed, levels, (all, list, by, [level, code]) => {
        const area = outlineToArea(level, code)
        if (area === null) throw new Error(code)
        const total = (definition: typeof list) => answer(all, definition, by).details.total
        const [shade] = Result.getOrThrow(shades(all, list, by, { level, codes: [code] }))
        const more = canonicalDefinition({ ...list, areas: [...list.areas, area] })
        expect(shade).toEqual({
          code,
          records: total(withOnlyOutlines(list, [area])),
          adds: total(more) - total(list),
        })
        expect(shade?.adds).toBeGreaterThanOrEqual(0)
        expect(shade?.adds).toBeLessThanOrEqual(shade?.records ?? 0)
      }),
      { numRuns: 300 },
    )
  })
})
