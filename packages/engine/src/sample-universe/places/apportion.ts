/**
 * Divides a whole number in proportion to weights. The shares are whole numbers that add up to the total: the largest
 * remainders are rounded up first, and ties go to the earlier position.
 */
export const apportion = (total: number, weights: ReadonlyArray<number>): ReadonlyArray<number> => {
  const sum = weights.reduce((a, b) => a + b, 0)
  const exact = weights.map((weight) => (total * weight) / sum)
  const shares = exact.map(Math.floor)
  const left = total - shares.reduce((a, b) => a + b, 0)
  const order = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of order.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
