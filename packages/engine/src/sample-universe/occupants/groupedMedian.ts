/**
 * Returns the median of values known only by band, as the Census Bureau computes it, assuming that values are spread
 * evenly within a band. `counts[i]` values lie between `bounds[i]` and `bounds[i + 1]`. Returns NaN if there are no
 * values.
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
