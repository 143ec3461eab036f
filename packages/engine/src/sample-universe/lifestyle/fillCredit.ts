import type { Rows } from "../../format/rows/Rows.ts"
import { bandCode } from "../rows/bandCode.ts"
import type { Random } from "../random/Random.ts"
import { CREDIT_BANDS } from "../../catalog/creditValues.ts"

/** The credit bands, modeled for the whole household from its income and property, without any credit report data. */
/** The model scores at which each better band starts. */
const BAND_BOUNDS = Float64Array.from([18, 27, 35, 43, 52, 62])
const USE_BOUNDS = Float64Array.from([0.38, 0.74])

/** The share of households without a score. */
const UNSCORED = 0.09

/**
 * Returns a function that writes a household's credit band and credit use to its rows, from `start` to `end`
 * (exclusive), based on the income and net worth codes.
 */
export const creditFiller = (rows: Rows) => {
  const [bands, uses] = [rows.column("CREDITBAND"), rows.column("CREDITUSE")]
  const [incomes, worths] = [rows.column("INCOME"), rows.column("NETWORTH")]
  return (random: Random, age: number, owner: boolean, start: number, end: number): void => {
    if (random.chance(UNSCORED)) return
    const score =
      2 * (incomes[start] ?? 0) +
      3.2 * (worths[start] ?? 0) +
      0.22 * (age === 0 ? 45 : age) +
      (owner ? 7 : 0) +
      9 * random.normal()
    const best = bandCode(BAND_BOUNDS, score)
    const use = bandCode(USE_BOUNDS, 0.9 - 0.09 * best + 0.22 * random.normal())
    for (let row = start; row < end; row++) {
      bands[row] = CREDIT_BANDS.length + 1 - best
      uses[row] = use
    }
  }
}
