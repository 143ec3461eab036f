import fc from "fast-check"
import { Result } from "effect"
import { loadPriceList } from "../../src/pricing/price-list/loadPriceList.ts"
import type { PriceRow } from "../../src/pricing/price-list/PriceList.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { anyPriceList } from "../../src/testing/priceLists.ts"
import { demoList } from "./demoPrices.ts"

const LAST = 12

/** Rows of one element with small bounds, most of which do not fit together. */
const anyRows: fc.Arbitrary<ReadonlyArray<PriceRow>> = fc.array(
  fc.record({
    element: fc.constant("Base"),
    from: fc.integer({ min: 0, max: LAST }),
    to: fc.option(fc.integer({ min: 0, max: LAST })),
    price: fc.constant("0.05"),
  }),
  { minLength: 1, maxLength: 4 },
)

/** Rows that follow each other from 0 or 1 on, in any order. */
const fittingRows: fc.Arbitrary<ReadonlyArray<PriceRow>> = fc
  .tuple(
    fc.constantFrom(0, 1),
    fc.uniqueArray(fc.integer({ min: 1, max: LAST }), { minLength: 1, maxLength: 4 }),
    fc.boolean(),
  )
  .chain(([start, ends, isOpen]) => {
    const sorted = ends.toSorted((a, b) => a - b)
    const rows = sorted.map((to, index) => ({
      element: "Base",
      from: index === 0 ? start : (sorted[index - 1] ?? 0) + 1,
      to: isOpen && index === sorted.length - 1 ? null : to,
      price: "0.05",
    }))
    return fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length })
  })

const pricesAt = (rows: ReadonlyArray<PriceRow>, quantity: number): number =>
  rows.filter(({ from, to }) => from <= quantity && quantity <= (to ?? Infinity)).length

/**
 * Checks that each quantity from 1 to the last bound has exactly one price and that no row is impossible; 0 has at
 * most one price.
 */
const fit = (rows: ReadonlyArray<PriceRow>): boolean => {
  const last = Math.max(...rows.map(({ from, to }) => to ?? Math.max(from, LAST) + 1))
  const quantities = Array.from({ length: last }, (_, index) => index + 1)
  return (
    last >= 1 &&
    rows.every(({ from, to }) => from <= (to ?? Infinity)) &&
    pricesAt(rows, 0) <= 1 &&
    quantities.every((quantity) => pricesAt(rows, quantity) === 1)
  )
}

export const loadPriceListSentences = sentencesAbout(
  "pricing",
  always(
    "a price list is taken exactly when a quantity lies in one bracket of each element",
    fc.property(
      fc.oneof(anyRows, fittingRows),
      (rows) => Result.isSuccess(loadPriceList({ ...demoList, elementPrices: rows })) === fit(rows),
    ),
  ),
  always(
    "a quantity lies in exactly one bracket of a list that was loaded",
    fc.property(anyPriceList, fc.nat(), (list, n) => {
      const prices = Result.getOrThrow(loadPriceList(list))
      const holds = ({ from, to }: { readonly from: number; readonly to: number }) =>
        from <= n + 1 && n + 1 <= to
      return [prices, prices.onMap ?? prices].every(({ brackets }) =>
        [...brackets.values()].every((rows) => rows.filter(holds).length === 1),
      )
    }),
  ),
)
