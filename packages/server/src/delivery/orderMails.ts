import { wholeText } from "@listwright/domain/shared"
import { CHARGES } from "@listwright/domain/glossary"
import type { OrderReceipt } from "@listwright/domain/order"
import type { Mail } from "../mail/Mails.ts"
import type { OrderWaterfall } from "./orderWaterfall.ts"

const records = (quantity: number): string => `${wholeText(quantity)} records`

const waterfallText = (waterfall: OrderWaterfall | null): ReadonlyArray<string> => {
  const [first, ...others] = waterfall ?? []
  if (first === undefined) return []
  return [
    "What each choice leaves:",
    `${first.name}: ${wholeText(first.leaves)}`,
    ...others.map(
      ({ leaves, name, removes }) => `${name}: ${wholeText(leaves)} (removes ${wholeText(removes)})`,
    ),
    "",
  ]
}

/** Sent as soon as the order is paid. spec: order-builder §2.7 (confirmation e-mail) */
export const confirmationMail = (order: OrderReceipt, waterfall: OrderWaterfall | null): Mail => ({
  id: `${order.orderCode}-confirmation`,
  to: order.contact.email,
  subject: `Your order ${order.orderCode}`,
  lines: [
    `Thank you for your order ${order.orderCode} (${order.orderName}).`,
    "",
    ...order.lines.map((line) => `${line.label}: $${line.amount} (${line.detail})`),
    `${CHARGES.beforeTax}: $${order.totalPretaxCost}`,
    `${CHARGES.tax}: $${order.taxCharge}`,
    `Charged to ${order.cardType} ending in ${order.lastDigits}: $${order.total}`,
    "",
    ...waterfallText(waterfall),
    `${records(order.quantity)} were ordered. We will write again when the list is ready.`,
  ],
})

/** Sent when the list can be downloaded. */
export const deliveryMail = (order: OrderReceipt): Mail => {
  const { delivery } = order
  const refunded =
    delivery === null || delivery.refunded === "0.00"
      ? []
      : [
          `Fewer records remained than ordered (${records(order.quantity)}). $${delivery.refunded} was refunded to your card.`,
        ]
  return {
    id: `${order.orderCode}-delivery`,
    to: order.contact.email,
    subject: `Your list ${order.orderCode} is ready`,
    lines: [
      `The list of your order ${order.orderCode} (${order.orderName}) is ready: ${records(delivery?.records ?? 0)}.`,
      ...refunded,
      "Sign in to download it.",
    ],
  }
}
