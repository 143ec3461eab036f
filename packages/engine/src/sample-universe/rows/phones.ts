import { PHONE } from "../../format/rows/rowColumns.ts"
import type { Random } from "../random/Random.ts"

/** Draws the three digits of a valid exchange: neither N11 nor 555. */
export const drawExchange = (random: Random): number => {
  for (;;) {
    const exchange = random.between(200, 999)
    if (exchange % 100 !== 11 && exchange !== 555) return exchange
  }
}

/** Returns a ZIP Code's area code, picked by the ZIP Code's first three digits because neighbors share an area code. */
export const zipAreaCode = (
  { areaCodes }: { readonly areaCodes: ReadonlyMap<string, ReadonlyArray<number>> },
  state: string,
  zip: number,
): number => {
  const codes = areaCodes.get(state)
  return codes?.[Math.floor(zip / 100) % codes.length] ?? 0
}

/** The share of home phones on the do-not-call list. */
const DO_NOT_CALL = 0.3

/** Draws the PHONE value of a person who has a home phone. */
export const drawHomePhone = (random: Random): number =>
  random.chance(DO_NOT_CALL) ? PHONE.doNotCall : PHONE.deliverable
