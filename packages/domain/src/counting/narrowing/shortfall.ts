import type { AreaCount } from "../questions/CountAnswer.ts"
import type { WantedQuantities } from "../quantities/wantedQuantities.ts"

/** The reason why a count is too small for an order. */
export type Shortfall =
  | { readonly kind: "nothing" }
  /** The count is below `minimum`, the minimum number of records in an order. */
  | { readonly kind: "belowMinimum"; readonly minimum: number }
  /** The count is below `wanted`, the total requested from all areas. */
  | { readonly kind: "belowWanted"; readonly wanted: number }

const totalOf = (areas: ReadonlyArray<AreaCount>): number =>
  areas.reduce((sum, { available }) => sum + available, 0)

/**
 * Returns the total number of records wanted: the wanted total if one is set, otherwise the sum of the areas' wanted
 * quantities.
 */
const wantedOf = (areas: ReadonlyArray<AreaCount>, { quantities, wantedTotal }: WantedQuantities): number =>
  wantedTotal ?? areas.reduce((sum, { key, available }) => sum + (quantities[key] ?? available), 0)

/**
 * Checks whether the areas provide too few records: none at all, fewer than the minimum order, or fewer than the wanted
 * total. Returns null if they provide enough.
 */
export const findShortfall = (
  areas: ReadonlyArray<AreaCount>,
  asked: WantedQuantities,
  minimum: number,
): Shortfall | null => {
  const total = totalOf(areas)
  const wanted = wantedOf(areas, asked)
  if (total === 0) return { kind: "nothing" }
  if (total < minimum) return { kind: "belowMinimum", minimum }
  return total < wanted ? { kind: "belowWanted", wanted } : null
}

/** The fraction to add to the current count as the suggestions' target if no other quantity is requested. */
const A_STEP_MORE = 0.25

/**
 * Returns the number of records that suggestions should aim for: the requested quantity, but at least the minimum
 * order; if the areas already provide exactly that, a quarter more. Always 1 or more.
 */
export const suggestionTarget = (
  areas: ReadonlyArray<AreaCount>,
  asked: WantedQuantities,
  minimum: number,
): number => {
  const total = totalOf(areas)
  const wanted = Math.max(wantedOf(areas, asked), minimum, 1)
  return wanted === total ? total + Math.ceil(total * A_STEP_MORE) : wanted
}
