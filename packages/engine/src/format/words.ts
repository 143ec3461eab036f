/** The number of bits in a word. */
export const WORD_BITS = 32

/** Views a bitmap as words; its first position is the lowest bit of the first word. */
export const toWords = ({ buffer, byteLength, byteOffset }: Uint8Array): Uint32Array =>
  new Uint32Array(buffer, byteOffset, byteLength / 4)

/** Counts the set bits in a word. */
export const bitCount = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Returns the position of the set bit in a word that has `before` set bits below it. */
export const bitAt = (word: number, before: number): number => {
  let rest = word
  for (let left = before; left > 0; left--) rest &= rest - 1
  return WORD_BITS - 1 - Math.clz32(rest & -rest)
}
