/**
 * Spreads a wanted total over areas in proportion to what each has available, by largest remainder; of equal remainders
 * the earlier area's comes first. The result keeps the total (a total above everything available means everything), and
 * no area ever gets more than it has. Records, whole and not negative. spec: order-builder §7 (RedistributeOrderTotalQty)
 */
export const redistribute = (total: number, available: ReadonlyArray<number>): ReadonlyArray<number> => {
  const sum = available.reduce((all, quantity) => all + quantity, 0)
  if (total >= sum) return [...available]
  if (total <= 0) return available.map(() => 0)
  // Products of two counts outgrow what a double holds exactly.
  const shares = available.map((quantity, index) => {
    const product = BigInt(total) * BigInt(quantity)
    return { index, share: Number(product / BigInt(sum)), remainder: product % BigInt(sum) }
  })
  const result = shares.map(({ share }) => share)
  const missing = total - result.reduce((all, share) => all + share, 0)
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )
  for (const { index, share } of byRemainder.slice(0, missing)) result[index] = share + 1
  return result
}
