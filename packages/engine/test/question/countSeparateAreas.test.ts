import { assert, describe, it } from "@effect/vitest"
import { type Area, areaKey, canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { Result } from "effect"
import type { CountEngine } from "../../src/question/CountEngine.ts"
import { countSeparateAreas } from "../../src/question/countSeparateAreas.ts"
import { NO_SUPPRESSIONS, NOBODY_UNSOLD } from "../../src/question/EngineQuestion.ts"
import { Yielder } from "../../src/turns/Yielder.ts"

const scf = (code: string, excluded = false): Area => ({ kind: "scf", scf: code, excluded })
const county = (code: string): Area => ({ kind: "county", county: code, excluded: false })
const district = (code: string): Area => ({
  kind: "congressionalDistrict",
  district: code,
  excluded: false,
})

/** The keys of the chosen and excluded areas of each pass, and what came out. */
const passesOf = async (...areas: ReadonlyArray<Area>) => {
  const passes: Array<ReadonlyArray<string>> = []
  const engine: Pick<CountEngine, "count"> = {
    count: async ({ definition }) => {
      passes.push(definition.areas.map((area) => `${area.excluded ? "-" : ""}${areaKey(area)}`))
      const chosen = definition.areas.filter(({ excluded }) => !excluded)
      return Result.succeed(
        chosen.map((area, at) => ({ key: areaKey(area), records: 10 * passes.length + at, withPhones: at })),
      )
    },
  }
  const definition = canonicalDefinition({ ...emptyDefinition(10), areas })
  const question = {
    definition,
    doNotSell: NOBODY_UNSOLD,
    suppressing: NO_SUPPRESSIONS,
    savedCounts: [],
    locationFiles: [],
  }
  return { passes, counted: await countSeparateAreas(engine, question, new Yielder()) }
}

describe("Areas that are counted each by itself", () => {
  it("take one pass a kind of which no two share a record, and keep their order", async () => {
    const { counted, passes } = await passesOf(county("17031"), scf("606"), county("17043"))
    assert.deepStrictEqual(passes, [["county:17031", "county:17043"], ["scf:606"]])
    assert.deepStrictEqual(
      counted,
      Result.succeed([
        { key: "county:17031", available: 10, withPhones: 0 },
        { key: "scf:606", available: 20, withPhones: 0 },
        { key: "county:17043", available: 11, withPhones: 1 },
      ]),
    )
  })

  it("take a pass each where a ZIP Code may be in several", async () => {
    const { passes } = await passesOf(district("RI01"), district("RI02"))
    assert.deepStrictEqual(passes, [["congressionalDistrict:RI01"], ["congressionalDistrict:RI02"]])
  })

  it("lose to the excluded areas in every pass, and take none where nothing is chosen", async () => {
    const { passes } = await passesOf(county("17031"), scf("600", true), scf("606"))
    assert.deepStrictEqual(passes, [
      ["county:17031", "-scf:600"],
      ["-scf:600", "scf:606"],
    ])
    assert.deepStrictEqual(await passesOf(scf("600", true)), { passes: [], counted: Result.succeed([]) })
  })
})
