import { ALL, type Bits, NONE } from "./Bits.ts"
import type { BitsBuilder } from "./BitsBuilder.ts"
import type { CodeSet } from "../../question/CodeSet.ts"

/** Returns the part of a set from `low` up to `low + size`, exclusive, relative to `low`. */
const within = (set: CodeSet, low: number, size: number): CodeSet =>
  set.flatMap(([from, to]) =>
    to < low || from >= low + size ? [] : [[Math.max(from - low, 0), Math.min(to - low, size - 1)] as const],
  )

/**
 * Returns the rows whose code is in the set, as a decision diagram over the code's slices, where `slices[i]` is bit i.
 * Equal halves of the codes share their diagram, so a range costs about two operations per slice.
 */
export const codeSetBits = (builder: BitsBuilder, slices: ReadonlyArray<Bits>, set: CodeSet): Bits => {
  const known = new Map<string, Bits>()
  const decide = (bits: number, part: CodeSet): Bits => {
    const [first] = part
    if (first === undefined) return NONE
    const size = 2 ** bits
    if (first[0] === 0 && first[1] === size - 1) return ALL
    const key = `${bits} ${part.join(" ")}`
    const before = known.get(key)
    if (before !== undefined) return before
    const by = slices[bits - 1]
    if (by === undefined) throw new RangeError(`a code has ${slices.length} bits`)
    const half = size / 2
    const bitsOf = builder.choose(
      by,
      decide(bits - 1, within(part, half, half)),
      decide(bits - 1, within(part, 0, half)),
    )
    known.set(key, bitsOf)
    return bitsOf
  }
  return decide(slices.length, within(set, 0, 2 ** slices.length))
}
