import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ALL, type Bits, MASK, NONE, UNION } from "../../src/bitslice/bits/Bits.ts"
import { BitsBuilder } from "../../src/bitslice/bits/BitsBuilder.ts"
import { codeSetBits } from "../../src/bitslice/bits/codeSetBits.ts"
import type { MemoryPlan } from "../../src/bitslice/memory/Segment.ts"
import { QueryRunner } from "../../src/bitslice/run/QueryRunner.ts"
import type { Span } from "../../src/bitslice/run/Span.ts"
import { WorkerPool } from "../../src/bitslice/run/WorkerPool.ts"
import { MAX_CODE_BITS } from "../../src/bitslice/wasm/histogramLoop.ts"
import { queryText } from "../../src/bitslice/wasm/queryLoop.ts"
import { codeSet } from "../../src/question/CodeSet.ts"

const VECTORS = 70
const SLICES = 14
const STRIDE = VECTORS * 16
/** The slot that marks last rows of households, and the one that rows are written to. */
const ENDS = SLICES
const INTO = SLICES + 1
const PAGES = Math.ceil(((SLICES + 2) * STRIDE) / 65_536) + 4

const memory = new WebAssembly.Memory({ initial: PAGES, maximum: 65_536, shared: true })
const scratch = (SLICES + 2) * STRIDE
const plan: MemoryPlan = {
  segments: [{ first: 0, vectors: VECTORS, memory }],
  slots: SLICES + 2,
  stride: STRIDE,
  scratch,
  scratchBytes: PAGES * 65_536 - scratch,
}
const bytes = new Uint8Array(memory.buffer)

/** Random slices; households of 1 to 9 rows that never straddle 64. */
const fill = (seed: number): void => {
  let state = seed | 1
  const next = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
  for (let at = 0; at < ENDS * STRIDE; at++) bytes[at] = next() & 0xff
  bytes.fill(0, ENDS * STRIDE, (ENDS + 1) * STRIDE)
  for (let row = -1; row < VECTORS * 128 - 1;) {
    const lane = Math.floor((row + 1) / 64) * 64 + 63
    row = Math.min(row + 1 + (next() % 9), lane)
    const at = ENDS * STRIDE + (row >>> 3)
    bytes[at] = (bytes[at] ?? 0) | (1 << (row & 7))
  }
}

const bit = (of: Uint8Array, from: number, row: number): boolean =>
  ((of[from + (row >>> 3)] ?? 0) & (1 << (row & 7))) !== 0

/** The value of an expression for one row, from what the expressions are said to mean. */
const valueOf = (bits: Bits, row: number, span: Span): boolean => {
  const value = (part: Bits): boolean => valueOf(part, row, span)
  const masked = (mask: Uint8Array | null): boolean => mask === null || bit(mask, 0, row - span.vector * 128)
  switch (bits.kind) {
    case "none":
      return false
    case "all":
      return true
    case "mask":
      return masked(span.mask)
    case "union":
      return masked(span.union)
    case "load":
      return bit(bytes, bits.offset, row)
    case "not":
      return !value(bits.of)
    case "and":
      return value(bits.left) && value(bits.right)
    case "or":
      return value(bits.left) || value(bits.right)
    case "andNot":
      return value(bits.left) && !value(bits.right)
    case "choose":
      return value(bits.by) ? value(bits.one) : value(bits.zero)
    case "first": {
      if (!value(bits.of)) return false
      for (let before = row - 1; before >= 0 && !valueOf(bits.ends, before, span); before--)
        if (valueOf(bits.of, before, span)) return false
      return true
    }
  }
}

const builder = new BitsBuilder()
const slices = Array.from({ length: SLICES }, (_, at) => builder.load(at * STRIDE, `slice ${at}`))
const ends = builder.load(ENDS * STRIDE, "last of household")

const code = fc
  .tuple(
    fc.nat({ max: SLICES - 1 }),
    fc.integer({ min: 1, max: 7 }),
    fc.array(fc.tuple(fc.nat({ max: 130 }), fc.nat({ max: 40 })), { maxLength: 6 }),
  )
  .map(([from, width, ranges]) =>
    codeSetBits(
      builder,
      slices.slice(from, from + width),
      codeSet(ranges.map(([low, more]) => [low, low + more])),
    ),
  )

const expression = fc.letrec<{ bits: Bits }>((tie) => ({
  bits: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.oneof(fc.constantFrom<Bits>(ALL, NONE, MASK, UNION), fc.constantFrom(...slices), code),
    fc.tuple(tie("bits"), tie("bits")).map(([a, b]) => builder.and(a, b)),
    fc.tuple(tie("bits"), tie("bits")).map(([a, b]) => builder.or(a, b)),
    fc.tuple(tie("bits"), tie("bits")).map(([a, b]) => builder.andNot(a, b)),
    fc.tuple(tie("bits"), tie("bits"), tie("bits")).map(([a, b, c]) => builder.choose(a, b, c)),
    tie("bits").map((bits) => builder.not(bits)),
    code.map((bits) => builder.first(bits, ends)),
  ),
})).bits

const mask = (vectors: number) =>
  fc.option(fc.uint8Array({ minLength: vectors * 16, maxLength: vectors * 16 }), { freq: 2 })

const span: fc.Arbitrary<Span> = fc
  .tuple(
    fc.nat({ max: VECTORS - 1 }),
    // Counts of more than 31 vectors no longer fit into the bytes that they are first added up in.
    fc.oneof({ weight: 40, arbitrary: fc.integer({ min: 1, max: 6 }) }, fc.constant(VECTORS)),
  )
  .chain(([vector, length]) => {
    const vectors = Math.min(length, VECTORS - vector)
    return fc.record({
      vector: fc.constant(vector),
      vectors: fc.constant(vectors),
      mask: mask(vectors),
      union: mask(vectors),
    })
  })

describe("Emitted query loops", () => {
  fill(88_675_123)

  it("count and mark what 10,000 random expressions mean, over random slices, spans and masks", async () => {
    const workers = new WorkerPool(0, { memories: [memory] })
    const runner = new QueryRunner(plan, workers)
    let rows = 0
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.array(expression, { minLength: 1, maxLength: 4 }),
        fc.array(span, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        async (seed, counts, spans, marks) => {
          if (seed % 50 === 0) fill(seed)
          const marked = marks ? (counts[0] ?? NONE) : null
          const found = await runner.run({ counts, rows: marked }, spans, { into: INTO })
          for (const [at, one] of spans.entries()) {
            const all = Array.from({ length: one.vectors * 128 }, (_, row) => one.vector * 128 + row)
            for (const [index, bits] of counts.entries()) {
              const expected = all.filter((row) => valueOf(bits, row, one)).length
              expect(found[at * counts.length + index]).toBe(expected)
              rows += expected
            }
            // Later spans may write the same rows with other masks.
            if (marked !== null && spans.length === 1)
              expect(all.filter((row) => bit(bytes, INTO * STRIDE, row))).toEqual(
                all.filter((row) => valueOf(marked, row, one)),
              )
          }
        },
      ),
      { numRuns: 10_000 },
    )
    expect(rows).toBeGreaterThan(1_000_000)
  }, 240_000)

  it("count codes of up to 13 random bits, row by row what they mean", async () => {
    const runner = new QueryRunner(plan, new WorkerPool(0, { memories: [memory] }))
    const seen = { bits: new Set<number>(), rows: 0 }
    const slots = fc
      .integer({ min: 1, max: MAX_CODE_BITS })
      .chain((bits) => fc.array(fc.nat({ max: SLICES }), { minLength: bits, maxLength: bits }))
    await fc.assert(
      fc.asyncProperty(fc.integer(), slots, expression, span, async (seed, code, rows, one) => {
        if (seed % 50 === 0) fill(seed)
        await runner.run({ counts: [], rows }, [one], { into: INTO })
        const found = await runner.histogram({ code, rows: INTO }, [one])
        const expected = new Int32Array(2 ** code.length)
        for (let row = one.vector * 128; row < (one.vector + one.vectors) * 128; row++) {
          if (!valueOf(rows, row, one)) continue
          const own = code.reduce((sum, slot, at) => sum + (bit(bytes, slot * STRIDE, row) ? 2 ** at : 0), 0)
          expected[own] = (expected[own] ?? 0) + 1
          seen.rows++
        }
        expect(found).toEqual(expected)
        seen.bits.add(code.length)
      }),
      { numRuns: 1_500 },
    )
    expect(seen.bits.size).toBe(MAX_CODE_BITS)
    expect(seen.rows).toBeGreaterThan(100_000)
  }, 240_000)

  it("can be read by people", () => {
    const age = codeSetBits(builder, slices.slice(0, 3), codeSet([[2, 5]]))
    const text = queryText({ counts: [builder.and(age, MASK)], rows: null })
    expect(text).toContain(";; slice 2")
    expect(text).toContain("i8x16.popcnt")
    expect(text.split("\n").length).toBeGreaterThan(30)
  })
})
