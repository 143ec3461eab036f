import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { AccountId } from "../../../src/account/AccountId.ts"
import { noSuppressions } from "../../../src/counting/evaluator/Universe.ts"
import { countEachIndustry } from "../../../src/counting/industries/countEachIndustry.ts"
import type { Criterion } from "../../../src/definition/Audience.ts"
import { askedFor, person, universeOf } from "../evaluator/exampleUniverse.ts"
import { evaluatedCounts } from "./evaluatedCounts.ts"

const owner = { accountId: AccountId.make(1), reach: null }

/** Three restaurants, of which one is a hotel too, a bar, and a bank. */
const universe = universeOf(
  person(1, { industries: ["58120000"] }),
  person(2, { industries: ["58120000"] }),
  person(3, { industries: ["58120000", "60210000"] }),
  person(4, { industries: ["58130000"] }),
  person(5, { industries: ["60210000"], attributes: new Map([["GENDER", ["F"]]]) }),
)

const counting = Effect.fnUntraced(function* (
  criteria: ReadonlyArray<Criterion>,
  codes: ReadonlyArray<string>,
) {
  const { asked, layer } = evaluatedCounts(universe, noSuppressions)
  const counted = yield* Effect.provide(countEachIndustry(askedFor(...criteria), owner, codes), layer)
  const each = counted.industries.map(({ code, records }) => `${code}: ${records}`)
  return { questions: asked.length, total: counted.total, each }
})

describe("counting business types one by one", () => {
  it.effect("says what each would select as the only one, so that their sum may exceed the total", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* counting([], ["G", "58", "5812", "5813", "60"]), {
        questions: 6,
        total: 5,
        each: ["G: 4", "58: 4", "5812: 3", "5813: 1", "60: 2"],
      })
    }),
  )

  it.effect("does so in place of those that are added and omitted", () =>
    Effect.gen(function* () {
      const industries = { kind: "industries", column: "SIC", added: ["60"], omitted: ["58"] } as const
      const { each, total } = yield* counting([industries], ["5812"])
      assert.deepStrictEqual([total, each], [5, ["5812: 3"]])
    }),
  )

  it.effect("keeps every other criterion", () =>
    Effect.gen(function* () {
      const women = { kind: "values", column: "GENDER", values: ["F"] } as const
      const { each, total } = yield* counting([women], ["58", "60"])
      assert.deepStrictEqual([total, each], [1, ["58: 0", "60: 1"]])
    }),
  )

  it.effect("counts the whole alone where none is asked for", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* counting([], []), { questions: 1, total: 5, each: [] })
    }),
  )
})
