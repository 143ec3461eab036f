import type { AreaCount } from "../questions/CountAnswer.ts"
import type { Wanted } from "../quantities/wantedQuantities.ts"

/** Why a count is too small for what is to be ordered of it. */
export type Shortfall =
  | { readonly kind: "nothing" }
  /** `minimum`: the fewest records of an order. */
  | { readonly kind: "belowMinimum"; readonly minimum: number }
  /** `wanted`: what was asked for in all, of all areas. */
  | { readonly kind: "belowWanted"; readonly wanted: number }

/**
 * Whether areas bring too little: nothing, less than the minimum order, or less than their wanted total; null when they
 * bring enough.
 */
export const shortfallOf = (
  areas: ReadonlyArray<AreaCount>,
  { quantities, wantedTotal }: Wanted,
  minimum: number,
): Shortfall | null => {
  const total = areas.reduce((sum, { available }) => sum + available, 0)
  const wanted =
    wantedTotal ?? areas.reduce((sum, { key, available }) => sum + (quantities[key] ?? available), 0)
  if (total === 0) return { kind: "nothing" }
  if (total < minimum) return { kind: "belowMinimum", minimum }
  return total < wanted ? { kind: "belowWanted", wanted } : null
}
