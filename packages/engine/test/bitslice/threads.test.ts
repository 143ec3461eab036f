import { afterAll, describe, expect, it } from "vitest"
import { ALL, MASK } from "../../src/bitslice/bits/Bits.ts"
import { BitsBuilder } from "../../src/bitslice/bits/BitsBuilder.ts"
import { planMemory } from "../../src/bitslice/memory/Segment.ts"
import { Yielder } from "../../src/turns/Yielder.ts"
import { CanceledError } from "../../src/turns/CanceledError.ts"
import { QueryRunner } from "../../src/bitslice/run/QueryRunner.ts"
import { WorkerPool } from "../../src/bitslice/run/WorkerPool.ts"

/** More than the calling thread does by itself, in two segments. */
const VECTORS = 60_000
const SLICES = 6
/** The slot of rows that a question marks. */
const MARKS = SLICES

const plan = planMemory(
  Array.from({ length: 100 }, (_, at) => (at * VECTORS) / 100),
  VECTORS,
  SLICES + 1,
  (SLICES + 1) * 40_000 * 16,
)
const workers = new WorkerPool(2, { memories: plan.segments.map(({ memory }) => memory) })
const runner = new QueryRunner(plan, workers)
const builder = new BitsBuilder()
const slices = Array.from({ length: SLICES }, (_, slot) => builder.load(runner.addressOf(slot), `${slot}`))

/** The code of each row. */
const codes = new Uint8Array(VECTORS * 128)
let state = 2_463_534_242
for (let row = 0; row < codes.length; row++) {
  state ^= state << 13
  state ^= state >>> 17
  state ^= state << 5
  codes[row] = (state >>> 0) % 2 ** SLICES
}
for (const { first, memory, vectors } of plan.segments) {
  const bytes = new Uint8Array(memory.buffer)
  for (let row = 0; row < vectors * 128; row++)
    for (let slot = 0; slot < SLICES; slot++)
      if ((((codes[first * 128 + row] ?? 0) >>> slot) & 1) === 1) {
        const at = slot * plan.stride + (row >>> 3)
        bytes[at] = (bytes[at] ?? 0) | (1 << (row & 7))
      }
}

const whole = [{ vector: 0, vectors: VECTORS, mask: null, union: null }]

afterAll(() => workers.close())

describe("Threads that share the work of a question", () => {
  it("count what is there, many questions at once, each row once", async () => {
    expect(plan.segments.length).toBe(2)
    const expected = slices.map((_, slot) => codes.reduce((sum, code) => sum + ((code >>> slot) & 1), 0))
    const asked = Array.from({ length: 12 }, (_, at) => at % SLICES)
    const found = await Promise.all(
      asked.map((slot) => runner.run({ counts: [slices[slot] ?? ALL], rows: null }, whole)),
    )
    expect(found.map(([count]) => count)).toEqual(asked.map((slot) => expected[slot]))
  })

  it("count how many rows have each code, alongside questions of other kinds", async () => {
    const expected = new Int32Array(2 ** SLICES)
    const odd = new Int32Array(2 ** SLICES)
    for (const [row, code] of codes.entries()) {
      expected[code] = (expected[code] ?? 0) + 1
      if (row % 2 === 1) odd[code] = (odd[code] ?? 0) + 1
    }
    const slots = slices.map((_, slot) => slot)
    await runner.run({ counts: [], rows: ALL }, whole, { into: MARKS })
    const [all, count] = await Promise.all([
      runner.histogram({ code: slots, rows: MARKS }, whole),
      runner.run({ counts: [ALL], rows: null }, whole),
    ])
    const mask = new Uint8Array(VECTORS * 16).fill(0b1010_1010)
    await runner.run({ counts: [], rows: MASK }, [{ vector: 0, vectors: VECTORS, mask, union: null }], {
      into: MARKS,
    })
    const half = await runner.histogram({ code: slots, rows: MARKS }, whole)
    expect(all).toEqual(expected)
    expect(count[0]).toBe(VECTORS * 128)
    expect(half).toEqual(odd)
  })

  it("leave long tasks for short ones that come after them, and lose nothing of either", async () => {
    const order: Array<string> = []
    const many = Array.from({ length: 1_500 }, () => whole).flat()
    const slots = slices.map((_, slot) => slot)
    await runner.run({ counts: [], rows: ALL }, whole, { into: MARKS })
    const once = await runner.histogram({ code: slots, rows: MARKS }, whole)
    const long = runner.run({ counts: slices, rows: null }, many).then((counts) => {
      order.push("long")
      return counts
    })
    const bins = runner.histogram({ code: slots, rows: MARKS }, many.slice(0, 100)).then((records) => {
      order.push("long")
      return records
    })
    const yielder = new Yielder({ isShort: () => true })
    for (let asked = 0; asked < 5; asked++) {
      const [count] = await runner.run({ counts: [ALL], rows: null }, whole, { yielder })
      order.push("short")
      expect(count).toBe(VECTORS * 128)
    }
    const counts = await long
    const expected = slices.map((_, slot) => codes.reduce((sum, code) => sum + ((code >>> slot) & 1), 0))
    expect(Array.from(counts.subarray(0, SLICES))).toEqual(expected)
    expect(Array.from(counts.subarray(-SLICES))).toEqual(expected)
    expect(await bins).toEqual(once.map((records) => records * 100))
    expect(order).toEqual([...Array<string>(5).fill("short"), "long", "long"])
  })

  it("stop when nobody waits for them, and answer the next question", async () => {
    const controller = new AbortController()
    // The work takes seconds, so it can't end before it's canceled.
    const long = Array.from({ length: 8_000 }, () => whole).flat()
    const running = runner.run({ counts: slices, rows: null }, long, {
      yielder: new Yielder({ signal: controller.signal }),
    })
    await new Promise((resolve) => setTimeout(resolve, 30))
    controller.abort()
    const aborted = performance.now()
    await expect(running).rejects.toBeInstanceOf(CanceledError)
    const stopped = performance.now()
    const [count] = await runner.run({ counts: [ALL], rows: null }, whole)
    expect(count).toBe(VECTORS * 128)
    // The benchmark says how many milliseconds it is.
    expect(stopped - aborted).toBeLessThan(500)
  })
})
