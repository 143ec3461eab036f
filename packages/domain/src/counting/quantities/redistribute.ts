/** An area with its share of a total, in records. */
export interface Share<Area> {
  readonly area: Area
  readonly desired: number
}

/**
 * Spreads a wanted total over areas in proportion to what each has available, by largest remainder; of equal remainders
 * the earlier area's comes first. The result keeps the total (a total above everything available means everything), and
 * no area ever gets more than it has. Records, whole and not negative. A larger total may give one area less: 10 over
 * [6, 6, 2] are [4, 4, 2], 11 are [5, 5, 1].
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

/** The shares of a total alone, in the order of what is available. */
export const redistribute = (total: number, available: ReadonlyArray<number>): ReadonlyArray<number> =>
  apportion(
    total,
    available.map((each) => ({ available: each })),
  ).map(({ desired }) => desired)
