import type { AreaCount } from "../questions/CountAnswer.ts"
import type { Wanted } from "../quantities/wantedQuantities.ts"

/** The reason that a count is too small for an order. */
export type Shortfall =
  | { readonly kind: "nothing" }
  /** `minimum`: the fewest records of an order. */
  | { readonly kind: "belowMinimum"; readonly minimum: number }
  /** `wanted`: what was asked for in all, of all areas. */
  | { readonly kind: "belowWanted"; readonly wanted: number }

const totalOf = (areas: ReadonlyArray<AreaCount>): number =>
  areas.reduce((sum, { available }) => sum + available, 0)

/**
 * Returns the number of records wanted in total: the total if one is set, else the sum of what is wanted from each
 * area.
 */
const wantedOf = (areas: ReadonlyArray<AreaCount>, { quantities, wantedTotal }: Wanted): number =>
  wantedTotal ?? areas.reduce((sum, { key, available }) => sum + (quantities[key] ?? available), 0)

/**
 * Checks whether areas bring too little: nothing, less than the minimum order, or less than the wanted total. Returns
 * null if they bring enough.
 */
export const shortfallOf = (
  areas: ReadonlyArray<AreaCount>,
  asked: Wanted,
  minimum: number,
): Shortfall | null => {
  const total = totalOf(areas)
  const wanted = wantedOf(areas, asked)
  if (total === 0) return { kind: "nothing" }
  if (total < minimum) return { kind: "belowMinimum", minimum }
  return total < wanted ? { kind: "belowWanted", wanted } : null
}

/** The fraction above the current count that suggestions aim for if nothing else is asked for. */
const A_STEP_MORE = 0.25

/**
 * The quantity that suggestions should aim at: what is asked for, but no less than the fewest records of an order; where
 * that is what the areas bring, a quarter more. 1 or more.
 */
export const suggestionAim = (areas: ReadonlyArray<AreaCount>, asked: Wanted, minimum: number): number => {
  const total = totalOf(areas)
  const wanted = Math.max(wantedOf(areas, asked), minimum, 1)
  return wanted === total ? total + Math.ceil(total * A_STEP_MORE) : wanted
}
