import type { FunctionBody, Local } from "./FunctionBody.ts"

/** The number of slices converted to bytes together. */
export const BYTE_BITS = 8

/** Returns the lanes that alternate between two vectors, `size` bytes at a time, from the low or the high halves. */
const interleaved = (size: number, half: "low" | "high"): ReadonlyArray<number> =>
  Array.from({ length: 16 }, (_, byte) => {
    const pair = Math.floor(byte / (2 * size))
    const isSecond = byte % (2 * size) >= size
    return (half === "low" ? 0 : 8) + pair * size + (byte % size) + (isSecond ? 16 : 0)
  })

const lanes = {
  1: { low: interleaved(1, "low"), high: interleaved(1, "high") },
  2: { low: interleaved(2, "low"), high: interleaved(2, "high") },
  4: { low: interleaved(4, "low"), high: interleaved(4, "high") },
}

/** Pushes the alternating bytes of two vectors. */
export const interleave = (
  body: FunctionBody,
  [a, b]: readonly [Local, Local],
  size: 1 | 2 | 4,
  half: "low" | "high",
): void => {
  body.get(a)
  body.get(b)
  body.shuffle(lanes[size][half])
}

/**
 * The steps that exchange bits of an 8 x 8 matrix across the diagonal, `shift` positions apart: Hacker's Delight, 7-3.
 */
const STEPS = [
  { shift: 7, mask: [0xaa, 0, 0xaa, 0, 0xaa, 0, 0xaa, 0] },
  { shift: 14, mask: [0xcc, 0xcc, 0, 0, 0xcc, 0xcc, 0, 0] },
  { shift: 28, mask: [0xf0, 0xf0, 0xf0, 0xf0, 0, 0, 0, 0] },
]

/**
 * Converts 8 vectors, with bit i of 128 rows in vector i, to 8 vectors of bytes: byte r of vector v is row 16 v + r's.
 * The results are in different locals than the input.
 */
export const transpose = (body: FunctionBody, slices: ReadonlyArray<Local>): ReadonlyArray<Local> => {
  let level = slices
  // Bytes of the same rows come together: of two slices, then four, then eight.
  for (const size of [1, 2, 4] as const) {
    const next: Array<Local> = []
    const half = level.length / (BYTE_BITS / size)
    for (let pair = 0; pair < level.length; pair += 2 * half)
      for (let at = 0; at < half; at++) {
        const [a, b] = [level[pair + at], level[pair + half + at]]
        if (a === undefined || b === undefined) throw new RangeError("a byte has 8 slices")
        for (const part of ["low", "high"] as const) {
          const turned = body.local("v128", "turned")
          interleave(body, [a, b], size, part)
          body.set(turned)
          next.push(turned)
        }
      }
    level = next
  }
  const moved = body.local("v128", "moved")
  for (const rows of level)
    for (const { mask, shift } of STEPS) {
      body.get(rows)
      body.get(rows)
      body.number(shift)
      body.do("i64x2.shr_u")
      body.do("v128.xor")
      body.vector([...mask, ...mask])
      body.do("v128.and")
      body.tee(moved)
      body.get(rows)
      body.do("v128.xor")
      body.get(moved)
      body.number(shift)
      body.do("i64x2.shl")
      body.do("v128.xor")
      body.set(rows)
    }
  return level
}
