import type { AreaCount } from "../questions/CountAnswer.ts"
import { apportion } from "./redistribute.ts"

/** One line of the target area table. */
export interface WantedArea {
  readonly key: string
  readonly available: number
  /** 0 to available. */
  readonly desired: number
}

/**
 * The quantities that a buyer asks for: records by area key, or a single total for all areas, which then overrides
 * them.
 */
export interface Wanted {
  /** A missing area wants everything available. */
  readonly quantities: Readonly<Record<string, number>>
  /** 0 or more; it stays while areas come and go. */
  readonly wantedTotal?: number | undefined
}

/** Returns the wanted quantities by area key. A total is apportioned by what each area has available. */
export const quantitiesByArea = (
  areas: ReadonlyArray<AreaCount>,
  { quantities, wantedTotal }: Wanted,
): Readonly<Record<string, number>> =>
  wantedTotal === undefined ? quantities : quantitiesForTotal(areas, wantedTotal)

/**
 * Returns the quantity wanted from each area after a count: everything available, unless the buyer asked for less.
 * Skips areas with nothing available.
 */
export const wantedQuantities = (
  areas: ReadonlyArray<AreaCount>,
  wanted: Wanted,
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

/** The records wanted of all areas together. */
export const totalWanted = (areas: ReadonlyArray<WantedArea>): number =>
  areas.reduce((total, { desired }) => total + desired, 0)

/** The quantities by area key that give a wanted total, spread in proportion to what is available. */
export const quantitiesForTotal = (
  areas: ReadonlyArray<AreaCount>,
  total: number,
): Readonly<Record<string, number>> =>
  Object.fromEntries(apportion(total, areas).map(({ area, desired }) => [area.key, desired]))
