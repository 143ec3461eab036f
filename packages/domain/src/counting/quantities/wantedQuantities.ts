import type { AreaCount } from "../questions/CountAnswer.ts"
import { apportion } from "./redistribute.ts"

/** A row in the target area table. */
export interface WantedArea {
  readonly key: string
  readonly available: number
  /** The desired quantity, from 0 to `available`. */
  readonly desired: number
}

/**
 * The quantities that a buyer wants: records by area key, or a single total for all areas, which overrides the
 * individual quantities.
 */
export interface WantedQuantities {
  /** The wanted records by area key; for an area without an entry, everything available is wanted. */
  readonly quantities: Readonly<Record<string, number>>
  /** The wanted total, 0 or more; it's preserved as areas are added and removed. */
  readonly wantedTotal?: number | undefined
}

/** Returns the wanted quantities by area key. A total is apportioned by the records available in each area. */
export const quantitiesByArea = (
  areas: ReadonlyArray<AreaCount>,
  { quantities, wantedTotal }: WantedQuantities,
): Readonly<Record<string, number>> =>
  wantedTotal === undefined ? quantities : quantitiesForTotal(areas, wantedTotal)

/**
 * Returns the quantity wanted from each area after a count: everything available, unless the buyer requested less.
 * Skips areas with nothing available.
 */
export const wantedQuantities = (
  areas: ReadonlyArray<AreaCount>,
  wanted: WantedQuantities,
): ReadonlyArray<WantedArea> => {
  const quantities = quantitiesByArea(areas, wanted)
  return areas
    .filter(({ available }) => available > 0)
    .map(({ key, available }) => ({
      key,
      available,
      desired: Math.min(Math.max(Math.trunc(quantities[key] ?? available), 0), available),
    }))
}

/** Returns the total number of records wanted from all areas. */
export const totalWantedRecords = (areas: ReadonlyArray<WantedArea>): number =>
  areas.reduce((total, { desired }) => total + desired, 0)

/** Returns the quantities by area key that add up to a wanted total, in proportion to the records available. */
export const quantitiesForTotal = (
  areas: ReadonlyArray<AreaCount>,
  total: number,
): Readonly<Record<string, number>> =>
  Object.fromEntries(apportion(total, areas).map(({ area, desired }) => [area.key, desired]))
