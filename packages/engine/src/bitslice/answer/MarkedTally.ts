/** The bitmaps for a ZIP Code's rows, one bit per position. */
export interface MarkedRows {
  /** The selected rows. */
  readonly marked: Uint8Array
  /** The rows of one area; null for all rows. */
  readonly mask: Uint8Array | null
  readonly phones: Uint8Array
  readonly apartments: Uint8Array
  /** The rows at businesses; null if the universe doesn't store businesses. */
  readonly businesses: Uint8Array | null
}

const ONES = Uint8Array.from({ length: 256 }, (_, byte) => {
  let count = 0
  for (let rest = byte; rest !== 0; rest &= rest - 1) count++
  return count
})

/** Counts the set bits of a byte. */
export const countByteBits = (byte: number): number => ONES[byte] ?? 0

/** Counts marked rows: in total, with a phone, in an apartment, and at a business. */
export class MarkedTally {
  records = 0
  withPhones = 0
  apartments = 0
  businesses = 0

  /** Adds the rows in a range of positions; the end is exclusive. */
  add({ apartments, businesses, marked, mask, phones }: MarkedRows, from: number, to: number): void {
    for (let byte = from >>> 3; byte << 3 < to; byte++) {
      const first = byte << 3
      let bits = (marked[byte] ?? 0) & (mask === null ? 0xff : (mask[byte] ?? 0))
      if (first < from) bits &= 0xff << (from - first)
      if (first + 8 > to) bits &= 0xff >>> (first + 8 - to)
      if (bits === 0) continue
      this.records += ONES[bits & 0xff] ?? 0
      this.withPhones += ONES[bits & (phones[byte] ?? 0)] ?? 0
      this.apartments += ONES[bits & (apartments[byte] ?? 0)] ?? 0
      if (businesses !== null) this.businesses += ONES[bits & (businesses[byte] ?? 0)] ?? 0
    }
  }
}
