/** The number of rows initially shown on the price page [p9-pricing-pages]. */
export const PRICE_PAGE_SIZE = 10

/** The number of rows that each View More click adds [p9-pricing-pages]. */
export const PRICE_PAGE_INCREMENT = 20

/**
 * Returns the price page items that a user may see: those with an allowed code, in their order. Returns an empty list
 * while the allowed codes are unknown, or if loading them failed silently.
 */
export const permittedPricePageItems = <Item extends { readonly code: number }>(
  items: ReadonlyArray<Item>,
  allowedCodes: ReadonlyArray<number>,
): ReadonlyArray<Item> => items.filter(({ code }) => allowedCodes.includes(code))

/** Returns the rows to show after a number of clicks on View More, and whether there are more. */
export const pricePageRows = <Row>(
  rows: ReadonlyArray<Row>,
  presses: number,
): { readonly shown: ReadonlyArray<Row>; readonly hasMore: boolean } => {
  const size = PRICE_PAGE_SIZE + presses * PRICE_PAGE_INCREMENT
  return { shown: rows.slice(0, size), hasMore: rows.length > size }
}
