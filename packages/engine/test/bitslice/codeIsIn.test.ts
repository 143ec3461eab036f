import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Bits } from "../../src/bitslice/bits/Bits.ts"
import { BitsBuilder } from "../../src/bitslice/bits/BitsBuilder.ts"
import { codeSetBits } from "../../src/bitslice/bits/codeSetBits.ts"
import { codeSet } from "../../src/question/CodeSet.ts"

/** The value of an expression for a row whose code is given: slice i is bit i of it. */
const holds = (bits: Bits, code: number): boolean => {
  switch (bits.kind) {
    case "none":
      return false
    case "all":
      return true
    case "load":
      return Math.floor(code / 2 ** bits.offset) % 2 === 1
    case "not":
      return !holds(bits.of, code)
    case "and":
      return holds(bits.left, code) && holds(bits.right, code)
    case "or":
      return holds(bits.left, code) || holds(bits.right, code)
    case "andNot":
      return holds(bits.left, code) && !holds(bits.right, code)
    case "choose":
      return holds(bits.by, code) ? holds(bits.one, code) : holds(bits.zero, code)
    case "mask":
    case "union":
    case "first":
      throw new Error(`a code has no ${bits.kind}`)
  }
}

const nodes = (bits: Bits, seen = new Set<Bits>()): number => {
  if (seen.has(bits)) return 0
  seen.add(bits)
  switch (bits.kind) {
    case "not":
      return 1 + nodes(bits.of, seen)
    case "and":
    case "or":
    case "andNot":
      return 1 + nodes(bits.left, seen) + nodes(bits.right, seen)
    case "choose":
      return 1 + nodes(bits.by, seen) + nodes(bits.one, seen) + nodes(bits.zero, seen)
    case "none":
    case "all":
    case "load":
    case "mask":
    case "union":
    case "first":
      return 0
  }
}

const sliced = (width: number) => {
  const builder = new BitsBuilder()
  return { builder, slices: Array.from({ length: width }, (_, bit) => builder.load(bit, `bit ${bit}`)) }
}

describe("Whether a code is in a set", () => {
  it("is answered for every code of up to 9 bits, whatever the set", () => {
    const ranges = fc.array(fc.tuple(fc.nat({ max: 600 }), fc.nat({ max: 200 })), { maxLength: 8 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), ranges, (width, chosen) => {
        const { builder, slices } = sliced(width)
        const own = chosen.map(([from, more]) => [from, from + more] as const)
        const bits = codeSetBits(builder, slices, codeSet(own))
        for (let code = 0; code < 2 ** width; code++)
          expect(holds(bits, code)).toBe(own.some(([from, to]) => from <= code && code <= to))
      }),
      { numRuns: 300 },
    )
  })

  it("takes about two operations a slice for a range", () => {
    const { builder, slices } = sliced(15)
    const bits = codeSetBits(builder, slices, codeSet([[4_711, 20_815]]))
    expect(nodes(bits)).toBeLessThanOrEqual(2 * 15)
  })

  it("takes nothing where all codes are in the set, or none is", () => {
    const { builder, slices } = sliced(4)
    expect(codeSetBits(builder, slices, codeSet([[0, 15]])).kind).toBe("all")
    expect(codeSetBits(builder, slices, codeSet([[16, 40]])).kind).toBe("none")
    expect(codeSetBits(builder, slices, codeSet([[9, 3]])).kind).toBe("none")
  })
})

describe("A set of codes", () => {
  it("joins ranges that touch or overlap, in their order", () => {
    expect(
      codeSet([
        [7, 9],
        [1, 2],
        [3, 3],
        [8, 12],
        [20, 19],
      ]),
    ).toEqual([
      [1, 3],
      [7, 12],
    ])
  })
})
