import { groupBy } from "../../shared/groupBy.ts"
import { BigDecimal } from "effect"
import type { SiteConfiguration } from "../../account/SiteConfiguration.ts"
import { figure, usd, ZERO } from "../../shared/Decimal.ts"
import type { OrderCode } from "../../shared/OrderCode.ts"
import { taxRate, totalsWithTax } from "../placing/totalsWithTax.ts"
import { effectiveRate, normalizeStateCode, type TaxTable } from "./effectiveRate.ts"
import type { TaxPlace } from "./TaxRow.ts"

/** A paid order and the tax charged for it. Amounts are in dollars with 2 decimals. */
export interface TaxedOrder extends TaxPlace {
  readonly orderCode: OrderCode
  /** The ISO date on which the order was placed, in the site's time zone. */
  readonly day: string
  readonly pretax: string
  readonly charged: string
}

/** The tax charged for an order, and the tax that the table now specifies for its place and day. */
export interface TaxComparison extends TaxedOrder {
  /** The rate; null if no row in the table applies. */
  readonly rate: string | null
  readonly expected: string | null
  /**
   * The charged tax minus the expected tax; negative, such as '-4.00', if too little was charged. Null if there's no
   * expected tax.
   */
  readonly difference: string | null
}

/** The totals for a state's paid orders. */
export interface StateTaxes {
  readonly state: string
  readonly orders: number
  /** The number of orders not covered by any row in the table; they're included in `charged` and in no other sum. */
  readonly withoutRow: number
  readonly charged: string
  readonly expected: string
  readonly difference: string
}

/** A place with orders on days that no row in the table covers. */
export interface UncoveredPlace {
  readonly state: string
  readonly zip: string
  readonly orders: number
  readonly firstDay: string
  readonly lastDay: string
}

/** Compares the tax charged for one order with the tax that the table specifies. */
export const compareTax = (
  site: Pick<SiteConfiguration, "chargesTax">,
  table: TaxTable,
  order: TaxedOrder,
): TaxComparison => {
  const rate = taxRate(site, effectiveRate(table, order, order.day))
  if (rate === null) return { ...order, rate, expected: null, difference: null }
  const { totalTax: expected } = totalsWithTax(order.pretax, rate)
  const difference = usd(BigDecimal.subtract(figure(order.charged), figure(expected)))
  return { ...order, rate, expected, difference }
}

/** Returns whether an order was charged a different tax than the table specifies; false if no row applies. */
export const hasTaxDifference = ({ difference }: Pick<TaxComparison, "difference">): boolean =>
  difference !== null && difference !== "0.00"

const sumOf = (amounts: ReadonlyArray<string | null>): string =>
  usd(amounts.reduce((sum, amount) => BigDecimal.sum(sum, figure(amount ?? "0")), ZERO))

const byName = (one: string, other: string): number => (one < other ? -1 : 1)

/** Returns the totals by state, sorted by state code. */
export const taxesByState = (comparisons: ReadonlyArray<TaxComparison>): ReadonlyArray<StateTaxes> =>
  [...groupBy(comparisons, ({ state }) => normalizeStateCode(state))]
    .toSorted(([one], [other]) => byName(one, other))
    .map(([state, orders]) => ({
      state,
      orders: orders.length,
      withoutRow: orders.filter(({ expected }) => expected === null).length,
      charged: sumOf(orders.map(({ charged }) => charged)),
      expected: sumOf(orders.map(({ expected }) => expected)),
      difference: sumOf(orders.map(({ difference }) => difference)),
    }))

/** Returns the places of orders that no row in the table covers, by state and ZIP Code. */
export const uncoveredPlaces = (comparisons: ReadonlyArray<TaxComparison>): ReadonlyArray<UncoveredPlace> =>
  [
    ...groupBy(
      comparisons.filter(({ expected }) => expected === null),
      ({ state, zip }) => `${normalizeStateCode(state)} ${zip}`,
    ),
  ]
    .toSorted(([one], [other]) => byName(one, other))
    .map(([, orders]) => {
      const days = orders.map(({ day }) => day).toSorted()
      return {
        state: normalizeStateCode(orders[0]?.state ?? ""),
        zip: orders[0]?.zip ?? "",
        orders: orders.length,
        firstDay: days[0] ?? "",
        lastDay: days.at(-1) ?? "",
      }
    })
