import type { OverlapCounts } from "@listwright/domain/counting"

/** Converts counts by areas and phone, with phone as the highest bit, to counts by areas. */
export const toOverlapCounts = (found: ArrayLike<number>, areas: number): OverlapCounts => {
  const withPhone = 2 ** areas
  const counted = new Map<number, { readonly records: number; readonly withPhones: number }>()
  for (let bits = 0; bits < withPhone; bits++) {
    const withPhones = found[bits + withPhone] ?? 0
    const records = (found[bits] ?? 0) + withPhones
    if (records > 0) counted.set(bits, { records, withPhones })
  }
  return counted
}
