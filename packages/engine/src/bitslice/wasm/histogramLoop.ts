import { VECTOR_BYTES, VECTOR_ROWS } from "../../format/layout/layOutRows.ts"
import { FunctionBody } from "./FunctionBody.ts"
import { moduleBytes } from "./moduleBytes.ts"
import { LOOP_EXPORT, LOOP_PARAMETERS, WORDS_PER_SPAN } from "./queryLoop.ts"
import { BYTE_BITS, interleave, transpose } from "./transpose.ts"

/**
 * The maximum number of bits in a code. A bin's number is a code plus a bit that's set if the row is counted, and 4
 * times that number must fit in 16 bits.
 */
export const MAX_CODE_BITS = 13

/** The number of rows to bin without checking for the end. */
const UNROLLED = 16

/**
 * Returns the size in bytes of the bins for codes with this many bits: first the bins of rows that aren't counted, then
 * those of rows that are.
 */
const binBytes = (bits: number): number => 4 * 2 ** (bits + 1)

/**
 * The number of bytes between two threads' memory, which prevents them from sharing a cache line that would move back
 * and forth between them.
 */
const APART = 256

/**
 * Returns the number of bytes that each thread needs: the bins, followed by the bin numbers of the current 128 rows.
 */
export const histogramBytes = (bits: number): number => binBytes(bits) + 2 * VECTOR_ROWS + APART

/**
 * Builds the loop that counts rows by codes with this many bits. It has the same parameters as a query's loop: `out` is
 * the address of the thread's own bytes, `rows` the address of the list of slices: those of the code's bits, bit 0
 * first, and of the rows to count. It converts the slices of 128 rows to one number per row, and increments these
 * numbers' bins in memory.
 */
const histogramBody = (bits: number): FunctionBody => {
  if (bits > MAX_CODE_BITS) throw new RangeError(`a code of ${bits} bits has too many bins`)
  const body = new FunctionBody(LOOP_PARAMETERS)
  const [spans, count] = [body.parameter("spans"), body.parameter("count")]
  const [out, table] = [body.parameter("out"), body.parameter("rows")]
  const [place, end] = [body.local("i32", "place"), body.local("i32", "end")]
  const [next, bin] = [body.local("i32", "next"), body.local("i32", "bin")]
  const addresses = Array.from({ length: bits + 1 }, () => body.local("i32", "address"))
  const slices = Array.from({ length: 2 * BYTE_BITS }, () => body.local("v128", "slice"))
  const bins = binBytes(bits)

  const load = (bit: number): void => {
    const [address, slice] = [addresses[bit], slices[bit]]
    if (address === undefined || slice === undefined) throw new RangeError(`a code has no bit ${bit}`)
    body.get(address)
    body.get(place)
    body.do("i32.add")
    body.memory("v128.load", 0)
    body.tee(slice)
  }

  const writeNumbers = (): void => {
    for (let bit = 0; bit < bits; bit++) {
      load(bit)
      body.do("drop")
    }
    const low = transpose(body, slices.slice(0, BYTE_BITS))
    const high = transpose(body, slices.slice(BYTE_BITS))
    for (const [at, bytes] of low.entries()) {
      const others = high[at] ?? bytes
      for (const [half, part] of (["low", "high"] as const).entries()) {
        body.get(out)
        interleave(body, [bytes, others], 1, part)
        body.number(2)
        body.do("i16x8.shl")
        body.memory("v128.store", bins + VECTOR_BYTES * (2 * at + half))
      }
    }
  }

  const countUp = (): void => {
    for (let row = 0; row < UNROLLED; row++) {
      body.get(next)
      body.memory("i32.load16_u", bins + 2 * row)
      body.get(out)
      body.do("i32.add")
      body.tee(bin)
      body.get(bin)
      body.memory("i32.load", 0)
      body.number(1)
      body.do("i32.add")
      body.memory("i32.store", 0)
    }
    body.get(next)
    body.number(2 * UNROLLED)
    body.do("i32.add")
    body.tee(next)
    body.get(out)
    body.number(2 * VECTOR_ROWS)
    body.do("i32.add")
    body.do("i32.lt_u")
    body.branchIf(0)
  }

  const vector = (): void => {
    body.block(() => {
      load(bits)
      body.do("v128.any_true")
      body.do("i32.eqz")
      body.branchIf(0)
      writeNumbers()
      body.get(out)
      body.set(next)
      body.loop(countUp)
    })
    body.get(place)
    body.number(VECTOR_BYTES)
    body.do("i32.add")
    body.tee(place)
    body.get(end)
    body.do("i32.lt_u")
    body.branchIf(0)
  }

  for (const [bit, address] of addresses.entries()) {
    body.get(table)
    body.memory("i32.load", 4 * bit)
    body.set(address)
  }
  body.loop(() => {
    for (const [index, local] of [place, end].entries()) {
      body.get(spans)
      body.memory("i32.load", 4 * index)
      body.set(local)
    }
    body.loop(vector)
    for (const [local, by] of [
      [spans, 4 * WORDS_PER_SPAN],
      [count, -1],
    ] as const) {
      body.get(local)
      body.number(by)
      body.do("i32.add")
      body.set(local)
    }
    body.get(count)
    body.branchIf(0)
  })
  return body
}

/**
 * Builds the module for codes with this many bits; there must be at least one span, and each span must have a vector.
 */
export const histogramModule = (bits: number): Uint8Array<ArrayBuffer> =>
  moduleBytes(LOOP_EXPORT, LOOP_PARAMETERS.length, histogramBody(bits))
