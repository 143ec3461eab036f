import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { apportion } from "../../src/sample-universe/places/apportion.ts"

describe("Sharing out", () => {
  it("follows the weights", () => {
    assert.deepStrictEqual(apportion(10, [1, 1, 3]), [2, 2, 6])
    assert.deepStrictEqual(apportion(10, [1, 1, 1]), [4, 3, 3])
  })

  it("always sums to the whole, each share within one of its due", () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 60 }),
        (total, weights) => {
          const shares = apportion(total, weights)
          const sum = weights.reduce((a, b) => a + b, 0)
          assert.strictEqual(
            shares.reduce((a, b) => a + b, 0),
            total,
          )
          for (const [at, share] of shares.entries())
            assert.isBelow(Math.abs(share - (total * (weights[at] ?? 0)) / sum), 1)
        },
      ),
    )
  })
})
