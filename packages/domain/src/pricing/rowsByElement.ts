import type { PriceRow } from "./PriceList.ts"

/** The rows of each price element, in the order in which they are written. */
export const rowsByElement = (
  rows: ReadonlyArray<PriceRow>,
): ReadonlyMap<string, ReadonlyArray<PriceRow>> => {
  const byElement = new Map<string, Array<PriceRow>>()
  for (const row of rows) {
    const others = byElement.get(row.PriceName)
    if (others === undefined) byElement.set(row.PriceName, [row])
    else others.push(row)
  }
  return byElement
}
