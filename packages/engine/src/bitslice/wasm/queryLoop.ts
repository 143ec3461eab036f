import { VECTOR_BYTES } from "../../format/layout/layOutRows.ts"
import type { Bits } from "../bits/Bits.ts"
import { bitsEmitter } from "./emitBits.ts"
import { FunctionBody } from "./FunctionBody.ts"
import { moduleBytes } from "./moduleBytes.ts"

/** The formulas that one pass over the rows evaluates. */
export interface Query {
  /** The formulas to count, per span. */
  readonly counts: ReadonlyArray<Bits>
  /** The rows to write out as bits; null to write no rows. */
  readonly rows: Bits | null
}

/**
 * The number of 32-bit numbers per span in memory: the place of its first vector in a slice, the place after its last
 * vector, and the addresses that its two masks would have at place 0.
 */
export const WORDS_PER_SPAN = 4
/** The number of vectors whose 8-bit population counts add up to a value that fits into a byte: 31 times 8 is 248. */
const BATCH = 31

/** The loop's name in a module. `PARAMETERS` are its parameters. */
export const LOOP_EXPORT = "q"
export const LOOP_PARAMETERS = ["spans", "count", "out", "rows"]

/**
 * Builds a query's loop. Its parameters are the address and number of the spans; the address for the counts, with one
 * 32-bit number for each span and each of `counts`; and the address that the bit of the segment's row 0 would have in
 * the written rows.
 */
const queryBody = ({ counts, rows }: Query): FunctionBody => {
  const body = new FunctionBody(LOOP_PARAMETERS)
  const [spans, count, out, target] = [
    body.parameter("spans"),
    body.parameter("count"),
    body.parameter("out"),
    body.parameter("rows"),
  ]
  const place = body.local("i32", "place")
  const end = body.local("i32", "end")
  const mask = body.local("i32", "mask")
  const union = body.local("i32", "union")
  const stop = body.local("i32", "stop")
  const sums = counts.map(() => body.local("v128", "sum"))
  const batches = counts.map(() => body.local("v128", "batch"))
  const emit = bitsEmitter(body, rows === null ? counts : [rows, ...counts], place, { mask, union })

  const vector = (): void => {
    if (rows !== null) {
      body.get(target)
      body.get(place)
      body.do("i32.add")
      emit(rows)
      body.memory("v128.store", 0)
    }
    for (const [index, bits] of counts.entries()) {
      const batch = batches[index]
      if (batch === undefined) continue
      body.get(batch)
      emit(bits)
      body.do("i8x16.popcnt")
      body.do("i8x16.add")
      body.set(batch)
    }
    body.get(place)
    body.number(VECTOR_BYTES)
    body.do("i32.add")
    body.tee(place)
    body.get(stop)
    body.do("i32.lt_u")
    body.branchIf(0)
  }

  const batch = (): void => {
    body.get(place)
    body.number(BATCH * VECTOR_BYTES)
    body.do("i32.add")
    body.tee(stop)
    body.get(end)
    body.get(stop)
    body.get(end)
    body.do("i32.lt_u")
    body.do("select")
    body.set(stop)
    for (const local of batches) {
      body.constant(0)
      body.set(local)
    }
    body.loop(vector)
    for (const [index, sum] of sums.entries()) {
      const local = batches[index]
      if (local === undefined) continue
      body.get(sum)
      body.get(local)
      body.do("i16x8.extadd_pairwise_i8x16_u")
      body.do("i32x4.extadd_pairwise_i16x8_u")
      body.do("i32x4.add")
      body.set(sum)
    }
    body.get(place)
    body.get(end)
    body.do("i32.lt_u")
    body.branchIf(0)
  }

  const span = (): void => {
    for (const [index, local] of [place, end, mask, union].entries()) {
      body.get(spans)
      body.memory("i32.load", 4 * index)
      body.set(local)
    }
    for (const sum of sums) {
      body.constant(0)
      body.set(sum)
    }
    body.loop(batch)
    for (const [index, sum] of sums.entries()) {
      body.get(out)
      for (const lane of [0, 1, 2, 3]) {
        body.get(sum)
        body.lane(lane)
        if (lane > 0) body.do("i32.add")
      }
      body.memory("i32.store", 4 * index)
    }
    const advance = [
      [out, 4 * counts.length],
      [spans, 4 * WORDS_PER_SPAN],
      [count, -1],
    ] as const
    for (const [local, by] of advance) {
      body.get(local)
      body.number(by)
      body.do("i32.add")
      body.set(local)
    }
    body.get(count)
    body.branchIf(0)
  }

  body.loop(span)
  return body
}

/**
 * Builds a query's module, whose export `q` is its loop. There must be at least one span, and each span must have a
 * vector.
 */
export const queryModule = (query: Query): Uint8Array<ArrayBuffer> =>
  moduleBytes(LOOP_EXPORT, LOOP_PARAMETERS.length, queryBody(query))

/** Returns a query's module in the human-readable text format. */
export const queryText = (query: Query): string =>
  `(module\n(import "e" "m" (memory 1 65536 shared))\n${queryBody(query).text(LOOP_EXPORT)}\n)`
