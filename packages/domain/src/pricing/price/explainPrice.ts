import { formatWholeNumber } from "../../shared/formatWholeNumber.ts"
import { BigDecimal } from "effect"
import { CHARGES } from "../../glossary/priceElements.ts"
import { sourceTraits } from "../../catalog/listTypes.ts"
import { figure, formatFixed, usd } from "../../shared/Decimal.ts"
import { UNIT_PRICE_DECIMALS } from "./computeUnitPrice.ts"
import { type NamedElement, priceElementLabel } from "../price-list/priceElementLabel.ts"
import type { PricedOrder, PricedPart } from "./priceOrder.ts"
import type { PriceLine } from "./Price.ts"

const ONE = BigDecimal.make(1n, 0)

/** Formats dollars per record with all of the amount's decimals, but at least 5. */
export const perRecordAmountText = (amount: BigDecimal.BigDecimal): string =>
  formatFixed(amount, Math.max(BigDecimal.normalize(amount).scale, UNIT_PRICE_DECIMALS))

const records = (quantity: number): string =>
  quantity === 1 ? "1 record" : `${formatWholeNumber(quantity)} records`

const line = (label: string, detail: string, amount: string): PriceLine => ({ label, detail, amount })

const names = new Intl.ListFormat("en-US", { type: "conjunction" })

/** Names the lists that selected a part's records: 'Spring and Summer'. */
const listsText = ({ lists }: Pick<PricedPart, "lists">): string =>
  lists.length === 0 ? "Other areas" : names.format(lists)

const elementLines = (
  { perRecord: { elements, exact, method, usage } }: PricedPart,
  labelOf: (label: string) => string,
  columns: ReadonlyArray<NamedElement>,
): ReadonlyArray<PriceLine> => {
  const lines = elements.map(({ element, isAdditional, price }) =>
    line(
      labelOf(priceElementLabel(columns, element)),
      isAdditional ? "additional, per record" : "per record",
      perRecordAmountText(price),
    ),
  )
  if (BigDecimal.equals(usage.multiple, ONE)) return lines
  const added = BigDecimal.subtract(exact, BigDecimal.sumAll(elements.map(({ price }) => price)))
  const multiplied = method === "wholeOrder" ? "prices" : "prices that are not additional"
  const times = `${multiplied} times ${BigDecimal.format(usage.multiple)}`
  return [...lines, line(labelOf(usage.description), times, perRecordAmountText(added))]
}

/**
 * Explains the cost per record: one line per element, and one for the amount that repeated use adds (negative if its
 * multiple is below 1). Amounts are dollars per record and aren't part of any total. They add up exactly to the cost
 * per record before it's rounded to 5 decimals, which equals `unitPrice` unless prices or the multiple have more
 * decimals. If lists with different elements are combined, each part's lines name its lists and add up to the part's
 * rate. `columns` provides names for the price elements of a provider's own attributes.
 */
export const explainUnitPrice = (
  { parts }: PricedOrder,
  columns: ReadonlyArray<NamedElement> = [],
): ReadonlyArray<PriceLine> =>
  parts.flatMap((part) =>
    elementLines(part, (label) => (parts.length === 1 ? label : `${listsText(part)}: ${label}`), columns),
  )

/**
 * Formats a part: '2,502 records at $0.06050 (Base, Age)', or 'Spring: 2,502 records at $0.06050 (Base, Age)' if lists
 * are combined.
 */
const partText = ({ perRecord, quantity }: PricedPart, columns: ReadonlyArray<NamedElement>): string => {
  const elements = perRecord.elements.map(({ element }) => priceElementLabel(columns, element)).join(", ")
  const made = `${records(quantity)} at $${formatFixed(perRecord.unitPrice, UNIT_PRICE_DECIMALS)}`
  return elements === "" ? made : `${made} (${elements})`
}

/** Returns a line for the list, or one for each of its parts. The amounts add up to the order charge. */
const listLines = (
  { figures, order, parts }: PricedOrder,
  columns: ReadonlyArray<NamedElement>,
): ReadonlyArray<PriceLine> => {
  const [first, ...others] = parts
  if (first !== undefined && others.length === 0) {
    const text = partText(first, columns)
    const detail = figures.minimumElementsChargeApplies ? `${text}, raised to the minimum` : text
    return [line(CHARGES.list, detail, figures.orderCharge)]
  }
  if (first === undefined) {
    const isInPackage = order.listType !== undefined && sourceTraits(order.listType).skipsPriceCalculation
    const detail = isInPackage
      ? `${records(order.quantity)}, included in the mobile package's price`
      : records(order.quantity)
    return [line(CHARGES.list, detail, figures.orderCharge)]
  }
  const charged = BigDecimal.sumAll(parts.map(({ charge }) => charge))
  const raised = usd(BigDecimal.subtract(figure(figures.orderCharge), charged))
  return [
    ...parts.map((part) =>
      line(CHARGES.list, `${listsText(part)}: ${partText(part, columns)}`, usd(part.charge)),
    ),
    ...(figures.minimumElementsChargeApplies ? [line(CHARGES.list, "raised to the minimum", raised)] : []),
  ]
}

/** Returns the amount by which the minimum order amount raises the subtotal. */
const raise = (priced: PricedOrder): string =>
  usd(
    BigDecimal.subtract(
      BigDecimal.sum(figure(priced.figures.totalBeforeTax), figure(priced.figures.discount)),
      figure(priced.figures.subtotal),
    ),
  )

/**
 * Breaks down a price into readable lines: the list first (part by part if lists with different elements are combined),
 * then each charge that isn't 0, then the promotion's discount. The amounts of all lines add up to the total before
 * tax, to the cent.
 */
export const explainPrice = (
  priced: PricedOrder,
  columns: ReadonlyArray<NamedElement> = [],
): ReadonlyArray<PriceLine> => {
  const { figures, order } = priced
  const sets = order.labelCount === 1 ? "1 set" : `${order.labelCount} sets`
  const others = [
    line(
      CHARGES.labels,
      figures.minimumLabelChargeApplies
        ? `${sets}, raised to the minimum`
        : `${sets} of ${records(order.quantity)}`,
      figures.labelCharge,
    ),
    line(CHARGES.shipping, `${sets} of labels`, figures.shippingCharge),
    line(CHARGES.service, "flat charge", figures.serviceCharge),
    line(CHARGES.geography, "flat charge for this kind of area", figures.geographyCharge),
    line(CHARGES.mobilePackage, "", figures.mobilePackageCharge),
    line(CHARGES.minimumOrder, "raises the order to the minimum amount", raise(priced)),
  ].filter(({ amount }) => amount !== "0.00")
  const promotion =
    figures.discount === "0.00" ? [] : [line(CHARGES.promotion, "deducted", `-${figures.discount}`)]
  return [...listLines(priced, columns), ...others, ...promotion]
}
