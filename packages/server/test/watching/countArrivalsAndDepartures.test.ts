import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { countArrivalsAndDepartures } from "../../src/watching/countArrivalsAndDepartures.ts"
import { keyBytes } from "../suppression/world.ts"

const keys = fc.uniqueArray(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), { maxLength: 40 })

describe("Who came and who went", () => {
  it("are told by their keys", () => {
    expect(countArrivalsAndDepartures(keyBytes([1n, 2n, 3n]), keyBytes([2n, 3n, 4n, 5n]))).toEqual({
      added: 2,
      removed: 1,
    })
    expect(countArrivalsAndDepartures(keyBytes([]), keyBytes([]))).toEqual({ added: 0, removed: 0 })
    fc.assert(
      fc.property(keys, keys, (before, after) => {
        expect(countArrivalsAndDepartures(keyBytes(before), keyBytes(after))).toEqual({
          added: after.filter((key) => !before.includes(key)).length,
          removed: before.filter((key) => !after.includes(key)).length,
        })
      }),
    )
  })
})
