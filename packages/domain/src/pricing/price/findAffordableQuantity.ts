import { BigDecimal, Result, Schema } from "effect"
import { figure } from "../../shared/Decimal.ts"
import type { IndexedPriceList } from "../price-list/IndexedPriceList.ts"
import { pricesForGeoType } from "../price-list/mapPrices.ts"
import type { PricingInput } from "../PricingInput.ts"
import type { PricingError } from "../PricingErrors.ts"
import type { PromotionChoice } from "../../promotion/choosePromotion.ts"
import type { PricedOrder } from "./priceOrder.ts"

/** A quantity and an order's cost at that quantity, in dollars before tax. */
const Priced = Schema.Struct({ quantity: Schema.Int, totalBeforeTax: Schema.String })
type Priced = typeof Priced.Type

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/

/** The maximum cost of an order, in dollars before tax: '500', '499.99'. */
export const Budget = Schema.String.check(
  Schema.isPattern(AMOUNT, { message: "must be an amount in dollars, such as 500 or 499.99" }),
)
export type Budget = typeof Budget.Type
/** Returns whether a string is a valid budget. */
export const isBudget = Schema.is(Budget)

/** The number of records that a budget buys. */
export const AffordableQuantity = Schema.Struct({
  /** The largest order within the budget; null if no order is within it. */
  most: Schema.NullOr(Priced),
  /** The next larger order that has a price, which exceeds the budget; null if there isn't one. */
  next: Schema.NullOr(Priced),
  /** The least expensive order that may be placed; null if no order has a price. */
  cheapest: Schema.NullOr(Priced),
})
export type AffordableQuantity = typeof AffordableQuantity.Type

/** An order's price, and the promotion choice at its quantity. */
interface PriceWithChoice {
  readonly priced: PricedOrder
  readonly choice: PromotionChoice
}

interface PartsAt {
  readonly parts: PricedOrder["parts"]
  readonly quantity: number
}

/** Prices an order as it would be charged. */
export type OrderPricer = (order: PricingInput) => Result.Result<PriceWithChoice, PricingError>

/** A range of quantities, inclusive. */
interface Span {
  readonly from: number
  readonly to: number
}

/** Returns the spans of quantities within which the price of each of an order's elements is constant. */
const bracketSpans = (
  list: IndexedPriceList,
  order: PricingInput,
  { from, to }: Span,
): ReadonlyArray<Span> => {
  const names = new Set(order.elements.map(({ element }) => element))
  const starts = [...pricesForGeoType(list, order.geoType).brackets]
    .flatMap(([name, brackets]) => (names.has(name) ? brackets : []))
    .flatMap((bracket) => [bracket.from, bracket.to + 1])
    .filter((start) => start > from && start <= to)
  const all = [from, ...new Set(starts)].toSorted((a, b) => a - b)
  return all.map((start, at) => ({ from: start, to: (all[at + 1] ?? to + 1) - 1 }))
}

/**
 * Returns the last quantity in a span for which `holds` returns true. It must return true at the start and, once it
 * returns false, remain false.
 */
const lastWhere = ({ from, to }: Span, holds: (quantity: number) => boolean): number => {
  let [last, end] = [from, to]
  while (last < end) {
    const middle = Math.ceil((last + end) / 2)
    if (holds(middle)) last = middle
    else end = middle - 1
  }
  return last
}

/** The maximum number of quantities on either side of a span's end that are priced individually. */
const MAX_BESIDE = 500

/**
 * Returns the distance from a quantity within which the total of an order with parts may fluctuate. A larger quantity
 * may give one part one record less, so nearby quantities may cost more or less than this one. Returns 0 for any other
 * order.
 */
const wavering = ({ parts, quantity }: PartsAt): number => {
  if (parts.length < 2 || quantity === 0) return 0
  const rated = parts.map((part) => ({ ...part, rate: Number(BigDecimal.format(part.perRecord.unitPrice)) }))
  const charge = rated.reduce((sum, part) => sum + part.quantity * part.rate, 0)
  // Each part is within two records of its share, and within half a cent of its exact charge.
  const deviation = rated.reduce((sum, { rate }) => sum + 2 * rate + 0.01, 0)
  return Math.min(Math.ceil((2 * deviation * quantity) / Math.max(charge, 0.01)) + 2, MAX_BESIDE)
}

/**
 * Finds how many records a budget buys, for quantities from `least` to `available` (both 1 or more), exactly as if each
 * quantity were priced. The total may fall as the quantity grows: at a cheaper bracket, where a promotion starts to
 * apply, or while a minimum applies. Between such points, it only grows or only falls. This is true only for orders
 * without labels, because a label charge could grow at the same time as a growing discount. If lists with different
 * elements are combined, the quantities next to these points are priced individually. `priceOf` prices `order` at other
 * quantities.
 */
export const findAffordableQuantity = (
  list: IndexedPriceList,
  order: PricingInput,
  budget: BigDecimal.BigDecimal,
  { available, least }: { readonly available: number; readonly least: number },
  priceOf: OrderPricer,
): AffordableQuantity => {
  /** Caches prices, because the ends of spans are looked up repeatedly. */
  const known = new Map<number, PriceWithChoice | null>()
  const priced = (quantity: number): PriceWithChoice | null => {
    const before = known.get(quantity)
    if (before !== undefined) return before
    const at = Result.getOrNull(priceOf({ ...order, quantity }))
    known.set(quantity, at)
    return at
  }
  /** Returns the total at a quantity; null if there's no price. */
  const totalAt = (quantity: number): Priced | null => {
    const at = priced(quantity)
    return at === null ? null : { quantity, totalBeforeTax: at.priced.figures.totalBeforeTax }
  }
  const isWithin = (at: Priced | null): at is Priced =>
    at !== null && BigDecimal.isLessThanOrEqualTo(figure(at.totalBeforeTax), budget)
  /**
   * Returns a key for the rules that determine the total. If it's the same at both ends of a span, it's the same
   * throughout.
   */
  const rulesAt = (quantity: number): string => {
    const at = priced(quantity)
    if (at === null) return ""
    const { minimumElementsChargeApplies, minimumOrderAmountApplies } = at.priced.figures
    return JSON.stringify([
      minimumElementsChargeApplies,
      minimumOrderAmountApplies,
      at.priced.notMet,
      at.choice,
    ])
  }
  /** Splits a span into smaller ones, each with the same rules for the total throughout. */
  const uniform = (span: Span): ReadonlyArray<Span> => {
    const rules = rulesAt(span.from)
    if (rules === rulesAt(span.to)) return [span]
    const to = lastWhere(span, (quantity) => rulesAt(quantity) === rules)
    return [{ from: span.from, to }, ...uniform({ from: to + 1, to: span.to })]
  }
  const spans = bracketSpans(list, order, { from: Math.min(least, available), to: available }).flatMap(
    uniform,
  )
  /** Returns the quantities in a span around the given one that must be checked individually, in ascending order. */
  const beside = ({ from, to }: Span, quantity: number): ReadonlyArray<number> => {
    const at = priced(quantity)
    const reach = at === null ? 0 : wavering({ parts: at.priced.parts, quantity })
    const first = Math.max(from, quantity - reach)
    return Array.from({ length: Math.min(to, quantity + reach) - first + 1 }, (_, place) => first + place)
  }
  const ends = spans
    .flatMap((span) => [...beside(span, span.from), ...beside(span, span.to)])
    .map(totalAt)
    .filter((at) => at !== null)
  const cheapest = ends.reduce<Priced | null>(
    (best, at) =>
      best === null || BigDecimal.isLessThan(figure(at.totalBeforeTax), figure(best.totalBeforeTax))
        ? at
        : best,
    null,
  )
  for (const span of spans.toReversed()) {
    const end = totalAt(span.to)
    const last = isWithin(end)
      ? span.to
      : isWithin(totalAt(span.from))
        ? lastWhere(span, (quantity) => isWithin(totalAt(quantity)))
        : span.from
    const most = beside(span, last)
      .map(totalAt)
      .findLast((at) => isWithin(at))
    if (most !== undefined && most !== null) {
      const larger = [most.quantity + 1, ...spans.map(({ from }) => from)].filter(
        (quantity) => quantity > most.quantity && quantity <= available,
      )
      return { most, next: larger.map(totalAt).find((at) => at !== null) ?? null, cheapest }
    }
  }
  return { most: null, next: cheapest, cheapest }
}
