import { BigDecimal } from "effect"
import { decimal } from "../shared/Decimal.ts"
import { fixed, usd } from "../shared/fixed.ts"
import { COST_PRICE_DECIMALS } from "./costPerRecord.ts"
import type { QuotedOrder } from "./quoteOrder.ts"
import type { QuoteLine } from "./Quotes.ts"

const ONE = BigDecimal.make(1n, 0)

const records = (quantity: number): string =>
  quantity === 1 ? "1 record" : `${quantity.toLocaleString("en-US")} records`

const line = (label: string, detail: string, amount: string): QuoteLine => ({ label, detail, amount })

/** An element's price as its row has it, at least 5 decimals. */
const elementAmount = (price: BigDecimal.BigDecimal): string => {
  const text = BigDecimal.format(price)
  return price.scale > COST_PRICE_DECIMALS && text.length > fixed(price, COST_PRICE_DECIMALS).length
    ? text
    : fixed(price, COST_PRICE_DECIMALS)
}

/**
 * Where the cost per record comes from, a line an element and one for repeated use. Amounts are dollars per record; the
 * lines say how the price is made and are part of no total.
 */
export const explainCostPrice = ({ perRecord, figures }: QuotedOrder): ReadonlyArray<QuoteLine> => {
  if (perRecord === null) return []
  const elements = perRecord.elements.map(({ ElementName, IsAdditional, price }) =>
    line(ElementName, IsAdditional ? "additional, per record" : "per record", elementAmount(price)),
  )
  const { multiple, description } = perRecord.usage
  const usage = BigDecimal.equals(multiple, ONE)
    ? []
    : [line(description, `prices times ${BigDecimal.format(multiple)}`, figures.CostPrice)]
  return [...elements, ...usage]
}

const listDetail = ({ order, perRecord, figures }: QuotedOrder): string => {
  const elements = (perRecord?.elements ?? []).map(({ ElementName }) => ElementName).join(", ")
  const made = `${records(order.quantity)} at $${figures.CostPrice}`
  const named = elements === "" ? made : `${made} (${elements})`
  return figures.MinElementsChargeApply ? `${named}, raised to the minimum` : named
}

/** The amount that the minimum order amount adds to the subtotal. */
const raise = (quoted: QuotedOrder): string =>
  usd(
    BigDecimal.subtract(
      BigDecimal.sum(decimal(quoted.figures.TotalPretaxCost), decimal(quoted.figures.PromotionAmount)),
      decimal(quoted.figures.SubTotalCharge),
    ),
  )

/**
 * A price as a person reads it: the list first, then each charge that is not 0, then what the promotion takes off. The
 * amounts of all lines sum to the total before tax.
 */
export const explainQuote = (quoted: QuotedOrder): ReadonlyArray<QuoteLine> => {
  const { figures, order } = quoted
  const sets = order.labelCount === 1 ? "1 set" : `${order.labelCount} sets`
  const others = [
    line(
      "Labels",
      figures.MinLabelChargeApply
        ? `${sets}, raised to the minimum`
        : `${sets} of ${records(order.quantity)}`,
      figures.LabelCharge,
    ),
    line("Shipping", `${sets} of labels`, figures.ShippingCharge),
    line("Service", "flat charge", figures.ServiceCharge),
    line("Geography", "flat charge for this kind of area", figures.GeographyCharge),
    line("Mobile package", "", figures.MobilePackageCharge),
    line("Minimum order", "raises the order to the minimum amount", raise(quoted)),
  ].filter(({ amount }) => amount !== "0.00")
  const promotion =
    figures.PromotionAmount === "0.00" ? [] : [line("Promotion", "deducted", `-${figures.PromotionAmount}`)]
  return [line("List", listDetail(quoted), figures.OrderCharge), ...others, ...promotion]
}
