import type { AreaCount } from "../questions/CountAnswer.ts"
import type { Wanted } from "../quantities/wantedQuantities.ts"

/** Why a count is too small for what is to be ordered of it. */
export type Shortfall =
  | { readonly kind: "nothing" }
  /** `minimum`: the fewest records of an order. */
  | { readonly kind: "belowMinimum"; readonly minimum: number }
  /** `wanted`: what was asked for in all, of all areas. */
  | { readonly kind: "belowWanted"; readonly wanted: number }

const totalOf = (areas: ReadonlyArray<AreaCount>): number =>
  areas.reduce((sum, { available }) => sum + available, 0)

/** What is asked for in all: the total where one is set, else what is asked for of each area. */
const wantedOf = (areas: ReadonlyArray<AreaCount>, { quantities, wantedTotal }: Wanted): number =>
  wantedTotal ?? areas.reduce((sum, { key, available }) => sum + (quantities[key] ?? available), 0)

/**
 * Whether areas bring too little: nothing, less than the minimum order, or less than their wanted total; null when they
 * bring enough.
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

/** Where nothing else is asked for, suggestions aim at this part more than there is. */
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
