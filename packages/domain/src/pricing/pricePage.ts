/** Rows of the price page at first. spec: portal §9 [p9-pricing-pages] */
export const PRICE_PAGE_SIZE = 10

/** Rows that each View More adds. spec: portal §9 [p9-pricing-pages] */
export const PRICE_PAGE_MORE = 20

/**
 * The items of the price page that a user may see: those whose code the display data allows, in their own order. While
 * the allowed codes are not known, and after a call for them that failed silently, there are none.
 * spec: portal §2 (Service Pricing), §7 (GetPricingDisplayData)
 */
export const permittedItems = <Item extends { readonly code: number }>(
  items: ReadonlyArray<Item>,
  allowedCodes: ReadonlyArray<number>,
): ReadonlyArray<Item> => items.filter(({ code }) => allowedCodes.includes(code))

/** The rows that show after View More was pressed so many times, and whether it has more to bring. */
export const pricePage = <Row>(
  rows: ReadonlyArray<Row>,
  presses: number,
): { readonly shown: ReadonlyArray<Row>; readonly hasMore: boolean } => {
  const size = PRICE_PAGE_SIZE + presses * PRICE_PAGE_MORE
  return { shown: rows.slice(0, size), hasMore: rows.length > size }
}
