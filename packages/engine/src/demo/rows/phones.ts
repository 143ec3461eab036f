import { PHONE } from "../../format/rows/rowColumns.ts"
import type { Random } from "../random/Random.ts"

/** Three digits of a valid exchange: not N11, and not 555. */
export const drawExchange = (random: Random): number => {
  for (;;) {
    const exchange = random.between(200, 999)
    if (exchange % 100 !== 11 && exchange !== 555) return exchange
  }
}

/** The area code of a ZIP Code. Neighbors share one, so its first three digits pick it. */
export const areaCodeOf = (
  { areaCodes }: { readonly areaCodes: ReadonlyMap<string, ReadonlyArray<number>> },
  state: string,
  zip: number,
): number => {
  const codes = areaCodes.get(state)
  return codes?.[Math.floor(zip / 100) % codes.length] ?? 0
}

/** Part of the phones of people at home that are on the do-not-call list. */
const DO_NOT_CALL = 0.3

/** Draws the PHONE of a person at home who has a phone. */
export const drawHomePhone = (random: Random): number =>
  random.chance(DO_NOT_CALL) ? PHONE.doNotCall : PHONE.deliverable
