import type { ZipRows } from "../../format/layout/ZipTable.ts"
import { VECTOR_BYTES } from "../../format/layout/layOutRows.ts"

/** Returns an empty mask. */
export const emptyMask = ({ vectors }: ZipRows): Uint8Array => new Uint8Array(vectors * VECTOR_BYTES)

export const fullMask = ({ vectors }: ZipRows): Uint8Array =>
  new Uint8Array(vectors * VECTOR_BYTES).fill(0xff)

/** Sets a range of positions; the end is exclusive. */
export const setPositions = (mask: Uint8Array, from: number, to: number): void => {
  for (let position = from; position < to;) {
    const byte = position >>> 3
    if ((position & 7) === 0 && position + 8 <= to) {
      mask[byte] = 0xff
      position += 8
    } else {
      mask[byte] = (mask[byte] ?? 0) | (1 << (position & 7))
      position++
    }
  }
}

export const setPosition = (mask: Uint8Array, position: number): void => {
  mask[position >>> 3] = (mask[position >>> 3] ?? 0) | (1 << (position & 7))
}

export const clearPosition = (mask: Uint8Array, position: number): void => {
  mask[position >>> 3] = (mask[position >>> 3] ?? 0) & ~(1 << (position & 7))
}

export const hasPosition = (mask: Uint8Array, position: number): boolean =>
  ((mask[position >>> 3] ?? 0) & (1 << (position & 7))) !== 0

/** Views a mask as words of 32 positions; a mask's start and length are multiples of 4 bytes. */
const wordsOf = ({ buffer, byteLength, byteOffset }: Uint8Array): Int32Array =>
  new Int32Array(buffer, byteOffset, byteLength / 4)

export const maskIntersection = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const both = a.slice()
  const [words, others] = [wordsOf(both), wordsOf(b)]
  for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) & (others[at] ?? 0)
  return both
}

/** Returns the positions in the first mask that aren't in the second. */
export const maskDifference = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const rest = a.slice()
  const [words, others] = [wordsOf(rest), wordsOf(b)]
  for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) & ~(others[at] ?? 0)
  return rest
}

export const maskUnion = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const either = a.slice()
  const [words, others] = [wordsOf(either), wordsOf(b)]
  for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) | (others[at] ?? 0)
  return either
}

/** Adds the positions of the second mask to the first. */
export const addMask = (to: Uint8Array, mask: Uint8Array): void => {
  const [words, added] = [wordsOf(to), wordsOf(mask)]
  for (let at = 0; at < added.length; at++) words[at] = (words[at] ?? 0) | (added[at] ?? 0)
}

export const isEmpty = (mask: Uint8Array): boolean => wordsOf(mask).every((word) => word === 0)

/** Returns the set positions, ascending. */
export const maskPositions = (mask: Uint8Array): ReadonlyArray<number> => {
  const positions: Array<number> = []
  for (let byte = 0; byte < mask.length; byte++)
    for (let rest = mask[byte] ?? 0; rest !== 0; rest &= rest - 1)
      positions.push(byte * 8 + 31 - Math.clz32(rest & -rest))
  return positions
}

/** Counts the set positions. */
export const countPositions = (mask: Uint8Array): number => {
  let count = 0
  for (let byte of mask) for (; byte !== 0; byte &= byte - 1) count++
  return count
}
