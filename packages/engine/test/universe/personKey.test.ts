import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { personKey } from "../../src/sample-universe/random/personKey.ts"

const person = fc.record({ zip: fc.nat(99_999), household: fc.nat(100_000), member: fc.nat(15) })

describe("Person keys", () => {
  it("never meet within a universe", () => {
    fc.assert(
      fc.property(fc.nat(2 ** 32 - 1), person, person, (seed, a, b) => {
        const [ka, kb] = [a, b].map(({ household, member, zip }) => personKey(seed, zip, household, member))
        const same = a.zip === b.zip && a.household === b.household && a.member === b.member
        assert.strictEqual(ka?.high === kb?.high && ka?.low === kb?.low, same)
      }),
    )
  })

  it("stay the same for the same person", () => {
    assert.deepStrictEqual(personKey(2026, 60614, 12, 1), personKey(2026, 60614, 12, 1))
  })
})
