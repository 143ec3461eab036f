/**
 * The middle of values that are known by band only, as the Census Bureau finds it: the values of a band are taken to lie evenly
 * spread in it. `counts[i]` values lie between `bounds[i]` and `bounds[i + 1]`; NaN where there are none.
 */
export const groupedMedian = (counts: ReadonlyArray<number>, bounds: ReadonlyArray<number>): number => {
  const half = counts.reduce((sum, count) => sum + count, 0) / 2
  let before = 0
  for (const [band, count] of counts.entries()) {
    if (count > 0 && before + count >= half) {
      const [from = Number.NaN, to = Number.NaN] = bounds.slice(band)
      return from + ((half - before) / count) * (to - from)
    }
    before += count
  }
  return Number.NaN
}
