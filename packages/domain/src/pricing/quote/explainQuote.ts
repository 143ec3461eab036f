import { wholeText } from "../../shared/wholeText.ts"
import { BigDecimal } from "effect"
import { CHARGES } from "../../glossary/priceElements.ts"
import { traitsOf } from "../../catalogue/listTypes.ts"
import { figure, fixed, usd } from "../../shared/Decimal.ts"
import { COST_PRICE_DECIMALS } from "./costPerRecord.ts"
import { type NamedElement, priceElementLabel } from "../price-list/priceElementLabel.ts"
import type { QuotedOrder } from "./quoteOrder.ts"
import type { QuoteLine } from "./Quote.ts"

const ONE = BigDecimal.make(1n, 0)

/** Dollars per record with at least 5 decimals, and all that the amount has. */
export const shownPerRecord = (amount: BigDecimal.BigDecimal): string =>
  fixed(amount, Math.max(BigDecimal.normalize(amount).scale, COST_PRICE_DECIMALS))

const records = (quantity: number): string => (quantity === 1 ? "1 record" : `${wholeText(quantity)} records`)

const line = (label: string, detail: string, amount: string): QuoteLine => ({ label, detail, amount })

/**
 * Where the cost per record comes from: a line an element, and one for what repeated use adds (negative, where its
 * multiple is below 1). Amounts are dollars per record and part of no total. They sum exactly to the cost per record
 * before it is rounded to 5 decimals: to CostPrice itself, unless prices or multiple have more decimals. `columns` name
 * the elements that a provider's own attributes are sold as.
 */
export const explainCostPrice = (
  { perRecord }: QuotedOrder,
  columns: ReadonlyArray<NamedElement> = [],
): ReadonlyArray<QuoteLine> => {
  if (perRecord === null) return []
  const { elements, exact, usage, method } = perRecord
  const lines = elements.map(({ ElementName, IsAdditional, price }) =>
    line(
      priceElementLabel(columns, ElementName),
      IsAdditional ? "additional, per record" : "per record",
      shownPerRecord(price),
    ),
  )
  if (BigDecimal.equals(usage.multiple, ONE)) return lines
  const added = BigDecimal.subtract(exact, BigDecimal.sumAll(elements.map(({ price }) => price)))
  const multiplied = method === "wholeOrder" ? "prices" : "prices that are not additional"
  const times = `${multiplied} times ${BigDecimal.format(usage.multiple)}`
  return [...lines, line(usage.description, times, shownPerRecord(added))]
}

const listDetail = (
  { order, perRecord, figures }: QuotedOrder,
  columns: ReadonlyArray<NamedElement>,
): string => {
  if (order.ListType !== undefined && traitsOf(order.ListType).skipsPriceCalculation) {
    return `${records(order.quantity)}, in the price of the mobile package`
  }
  const elements = (perRecord?.elements ?? [])
    .map(({ ElementName }) => priceElementLabel(columns, ElementName))
    .join(", ")
  const made = `${records(order.quantity)} at $${figures.CostPrice}`
  const named = elements === "" ? made : `${made} (${elements})`
  return figures.MinElementsChargeApply ? `${named}, raised to the minimum` : named
}

/** The amount that the minimum order amount adds to the subtotal. */
const raise = (quoted: QuotedOrder): string =>
  usd(
    BigDecimal.subtract(
      BigDecimal.sum(figure(quoted.figures.TotalPretaxCost), figure(quoted.figures.PromotionAmount)),
      figure(quoted.figures.SubTotalCharge),
    ),
  )

/**
 * A price as a person reads it: the list first, then each charge that is not 0, then what the promotion takes off. The
 * amounts of all lines sum to the total before tax, to the cent.
 */
export const explainQuote = (
  quoted: QuotedOrder,
  columns: ReadonlyArray<NamedElement> = [],
): ReadonlyArray<QuoteLine> => {
  const { figures, order } = quoted
  const sets = order.labelCount === 1 ? "1 set" : `${order.labelCount} sets`
  const others = [
    line(
      CHARGES.labels,
      figures.MinLabelChargeApply
        ? `${sets}, raised to the minimum`
        : `${sets} of ${records(order.quantity)}`,
      figures.LabelCharge,
    ),
    line(CHARGES.shipping, `${sets} of labels`, figures.ShippingCharge),
    line(CHARGES.service, "flat charge", figures.ServiceCharge),
    line(CHARGES.geography, "flat charge for this kind of area", figures.GeographyCharge),
    line(CHARGES.mobilePackage, "", figures.MobilePackageCharge),
    line(CHARGES.minimumOrder, "raises the order to the minimum amount", raise(quoted)),
  ].filter(({ amount }) => amount !== "0.00")
  const promotion =
    figures.PromotionAmount === "0.00"
      ? []
      : [line(CHARGES.promotion, "deducted", `-${figures.PromotionAmount}`)]
  return [line(CHARGES.list, listDetail(quoted, columns), figures.OrderCharge), ...others, ...promotion]
}
