/** An area with its share of a total, in records. */
export interface Share<Area> {
  readonly area: Area
  readonly desired: number
}

/**
 * Distributes a wanted total among areas in proportion to their available records, by largest remainder; equal
 * remainders favor the earlier area. The shares add up to the total (or to everything available if the total exceeds
 * it), and no area gets more than it has. Quantities are records, whole and not negative. A larger total may give an
 * area less: 10 over [6, 6, 2] is [4, 4, 2], but 11 is [5, 5, 1].
 */
export const apportion = <Area extends { readonly available: number }>(
  total: number,
  areas: ReadonlyArray<Area>,
): ReadonlyArray<Share<Area>> => {
  const sum = areas.reduce((all, { available }) => all + available, 0)
  if (total >= sum) return areas.map((area) => ({ area, desired: area.available }))
  if (total <= 0) return areas.map((area) => ({ area, desired: 0 }))
  // Products of two counts outgrow what a double holds exactly.
  const shares = areas.map((area, index) => {
    const product = BigInt(total) * BigInt(area.available)
    return { area, index, desired: Number(product / BigInt(sum)), remainder: product % BigInt(sum) }
  })
  const missing = total - shares.reduce((all, { desired }) => all + desired, 0)
  // Sorting is stable, so the earlier of equal remainders stays in front.
  const byRemainder = shares.toSorted((a, b) => Number(b.remainder - a.remainder))
  const rounded = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return shares.map(({ area, index, desired }) => ({
    area,
    desired: rounded.has(index) ? desired + 1 : desired,
  }))
}

/** Returns the shares of a total alone, in the order of `available`. */
export const redistribute = (total: number, available: ReadonlyArray<number>): ReadonlyArray<number> =>
  apportion(
    total,
    available.map((each) => ({ available: each })),
  ).map(({ desired }) => desired)
