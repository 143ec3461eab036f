import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { WeightedPicker } from "../../src/sample-universe/random/WeightedPicker.ts"
import { Random } from "../../src/sample-universe/random/Random.ts"

const weights = fc
  .array(fc.oneof(fc.constant(0), fc.double({ min: 1e-3, max: 1e3, noNaN: true })), {
    minLength: 1,
    maxLength: 2_000,
  })
  .filter((some) => some.some((weight) => weight > 0))

describe("A lottery", () => {
  it("draws the first position whose sum of weights is beyond the mark", () => {
    fc.assert(
      fc.property(weights, fc.nat(), (some, seed) => {
        const lottery = new WeightedPicker(some)
        let sum = 0
        const sums = some.map((weight) => (sum += weight))
        const [random, same] = [new Random(seed, 1), new Random(seed, 1)]
        for (let times = 0; times < 50; times++) {
          const mark = same.unit() * sum
          assert.strictEqual(
            lottery.draw(random),
            sums.findIndex((upTo) => upTo > mark),
          )
        }
      }),
      { numRuns: 50 },
    )
  })
})
