import { countByteBits, type MarkedRows } from "./MarkedTally.ts"

/** The number of rows by code. */
export type CodeTally = Map<number, number>

/**
 * Extracts the marked rows in a range of positions (exclusive end) as bits, starting with the first position's byte.
 */
const cutOut = (
  { marked, mask }: Pick<MarkedRows, "marked" | "mask">,
  from: number,
  to: number,
): Uint8Array => {
  const first = from >>> 3
  const bytes = new Uint8Array(((to + 7) >>> 3) - first)
  for (let at = 0; at < bytes.length; at++)
    bytes[at] = (marked[first + at] ?? 0) & (mask === null ? 0xff : (mask[first + at] ?? 0))
  bytes[0] = (bytes[0] ?? 0) & (0xff << (from & 7))
  if ((to & 7) !== 0) bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) & (0xff >>> (8 - (to & 7)))
  return bytes
}

const countOf = (bytes: Uint8Array): number => {
  let count = 0
  for (const byte of bytes) count += countByteBits(byte)
  return count
}

/**
 * Counts the marked rows in a range of positions (exclusive end) by code and adds the counts to `into`, ignoring rows
 * without a code (0). The rows are divided by one slice after another, so rows with the same code, such as a carrier
 * route's, take only one pass over their bits. `slices` contains the bits of the codes at the same positions as the
 * marks, bit 0 first.
 */
export const tallyCodes = (
  rows: Pick<MarkedRows, "marked" | "mask">,
  slices: ReadonlyArray<Uint8Array>,
  from: number,
  to: number,
  into: CodeTally,
): void => {
  const first = from >>> 3
  const divide = (bytes: Uint8Array, bit: number, code: number): void => {
    const records = countOf(bytes)
    if (records === 0) return
    const slice = slices[bit]
    if (slice === undefined) {
      if (code > 0) into.set(code, (into.get(code) ?? 0) + records)
      return
    }
    const without = bytes.map((byte, at) => byte & ~(slice[first + at] ?? 0))
    const having = bytes.map((byte, at) => byte & (slice[first + at] ?? 0))
    divide(without, bit - 1, code)
    divide(having, bit - 1, code | (1 << bit))
  }
  divide(cutOut(rows, from, to), slices.length - 1, 0)
}
