import fc from "fast-check"
import type { PriceList, PriceRow } from "../pricing/price-list/PriceList.ts"

/** Generates numbers from 0 to `max` with exactly this many decimals. */
export const decimalAmounts = (max: number, places: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: max * 10 ** places }).map((n) => {
    const digits = n.toString().padStart(places + 1, "0")
    return `${digits.slice(0, -places)}.${digits.slice(-places)}`
  })

/** Generates amounts from 0 to `max` dollars, with 2 decimals. */
export const dollarAmounts = (max: number): fc.Arbitrary<string> => decimalAmounts(max, 2)

/** Prices that coincide, or that result in half a cent or half a hundred-thousandth of a dollar. */
const MEETING = ["0.05000", "0.07500", "0.00500", "0.02500", "0.000005", "0.0699995", "0.00000"] as const

/** A price per record, sometimes with more decimals than displayed. */
const price: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 20_000 }).map((n) => (n / 100_000).toFixed(5)) },
  { weight: 2, arbitrary: fc.constantFrom(...MEETING) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 200_000_000 }).map((n) => (n / 1e9).toFixed(9)) },
)

/** The elements that these lists have prices for. */
export const PRICED_ELEMENTS = ["Base", "AGE", "INCOME", "Phone"] as const

/** Common bracket starts, which make the brackets of different elements and the ordered quantities coincide. */
const STARTS = [2, 250, 500, 1000, 2500, 10_000, 25_000] as const

/** The first quantities of zero to four additional brackets, ascending. */
const starts: fc.Arbitrary<ReadonlyArray<number>> = fc
  .uniqueArray(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...STARTS) },
      { weight: 1, arbitrary: fc.integer({ min: 2, max: 1_000_000 }) },
    ),
    { maxLength: 4 },
  )
  .map((all) => all.toSorted((a, b) => a - b))

/** A quantity of 0 or more, often on or next to a bracket boundary. */
export const quantity: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 20_000 }),
  fc.integer({ min: 0, max: 100_000_000 }),
  fc.constantFrom(0, 1, ...STARTS.flatMap((start) => [start - 1, start, start + 1])),
)

/**
 * Generates brackets without gaps from 1 up. Prices mostly fall or stay the same as quantities grow; the last bracket
 * has no end.
 */
const rowsOf = (name: string): fc.Arbitrary<ReadonlyArray<PriceRow>> =>
  fc.tuple(starts, fc.boolean()).chain(([further, isFalling]) => {
    const bounds = [1, ...further]
    return fc.array(price, { minLength: bounds.length, maxLength: bounds.length }).map((prices) => {
      const inOrder = isFalling ? prices.toSorted((x, y) => Number(y) - Number(x)) : prices
      return bounds.map((from, at) => ({
        element: name,
        from,
        to: (bounds[at + 1] ?? 0) - 1 > 0 ? (bounds[at + 1] ?? 0) - 1 : null,
        price: inOrder[at] ?? "0",
      }))
    })
  })

const USAGES = [
  { listUsage: 1, multiple: "1", description: "One Time" },
  { listUsage: 2, multiple: "1.5", description: "Two Times" },
  { listUsage: 6, multiple: "0.75", description: "Six" },
  { listUsage: 100, multiple: "2.25", description: "Multiple Times" },
] as const

/** A price list with a price for every quantity and every usage in `order`. */
export const priceList: fc.Arbitrary<PriceList> = fc.record({
  elementPrices: fc.tuple(...PRICED_ELEMENTS.map(rowsOf)).map((rows) => rows.flat()),
  labelPrices: fc.record({
    perRecord: decimalAmounts(1, 5),
    firstSetShipping: dollarAmounts(20),
    additionalSetShipping: dollarAmounts(10),
  }),
  usages: fc.constant(USAGES),
  minimumElementsCharge: dollarAmounts(100),
  minimumLabelCharge: dollarAmounts(50),
  maximumGoodsCost: dollarAmounts(1000),
  serviceCharge: dollarAmounts(20),
  minimumOrderAmount: dollarAmounts(200),
  usageMultiplies: fc.constantFrom("wholeOrder" as const, "baseOnly" as const),
})

/** A price list with all map prices. */
export const priceListWithMapPrices: fc.Arbitrary<PriceList> = fc
  .tuple(priceList, price, dollarAmounts(100), price)
  .map(([list, base, minimum, phone]) => ({
    ...list,
    mapBasePrice: base,
    mapMinimumElementsCharge: minimum,
    mapElementPrices: [{ element: "Phone", price: phone }],
  }))

/** A price list with a price for every quantity, with or without map prices. */
export const anyPriceList: fc.Arbitrary<PriceList> = fc.oneof(priceList, priceListWithMapPrices)

/** A price list that may lack prices that an order needs: brackets that end, elements and usages without a row. */
export const priceListWithGaps: fc.Arbitrary<PriceList> = fc
  .tuple(
    priceList,
    fc.subarray([...PRICED_ELEMENTS], { minLength: 2 }),
    fc.subarray([...USAGES], { minLength: 2 }),
    fc.subarray([...PRICED_ELEMENTS]),
  )
  .map(([list, sold, usages, ending]) => ({
    ...list,
    usages,
    elementPrices: list.elementPrices
      .filter(({ element }) => sold.some((name) => name === element))
      .filter(({ element, to }) => to !== null || !ending.some((name) => name === element)),
  }))
