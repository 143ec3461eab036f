import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { layOutRows } from "../../src/format/layout/layOutRows.ts"
import { Slicer } from "../../src/format/layout/Slicer.ts"

/** Households of one to six people in a few ZIP Codes, so that some positions stay empty. */
const households = fc.array(fc.record({ zip: fc.nat(4), people: fc.integer({ min: 1, max: 6 }) }), {
  minLength: 1,
  maxLength: 200,
})

describe("Slices", () => {
  it("hold bit i of each row's code at the row's position, and nothing elsewhere", () => {
    fc.assert(
      fc.property(households, fc.integer({ min: 1, max: 32 }), fc.nat(), (some, bits, seed) => {
        const rows = some
          .toSorted((a, b) => a.zip - b.zip)
          .flatMap(({ people, zip }, at) => Array.from({ length: people }, () => ({ zip, at })))
        const column = (values: ReadonlyArray<number>) => Uint32Array.from(values)
        const layout = layOutRows(column(rows.map(({ zip }) => zip)), column(rows.map(({ at }) => at)))
        const codes = column(rows.map((_, row) => Math.imul(row + seed, 0x9e3779b1) >>> (32 - bits)))

        const wanted = new Uint8Array(layout.vectors * 16 * bits)
        for (const [row, code] of codes.entries())
          for (let bit = 0; bit < bits; bit++) {
            const position = layout.positions[row] ?? 0
            const at = bit * layout.vectors * 16 + (position >>> 3)
            if (((code >>> bit) & 1) === 1) wanted[at] = (wanted[at] ?? 0) | (1 << (position & 7))
          }
        const slicer = new Slicer(layout)
        // What another column left behind does not show.
        slicer.slices(
          32,
          codes.map(() => 0xffff_ffff),
        )
        assert.deepStrictEqual(slicer.slices(bits, codes), wanted)
      }),
      { numRuns: 50 },
    )
  })
})
