import { dollars, formatWholeNumber } from "@listwright/domain/shared"
import { CHARGES } from "@listwright/domain/glossary"
import { type OrderReceipt, paymentMethodText, taxRateText } from "@listwright/domain/order"
import { longDateText } from "@listwright/domain/quotes"
import type { MailBlock } from "../mail/MailBlock.ts"
import type { EmailMessage } from "../mail/Mailer.ts"
import type { OwnedReceipt } from "../orders/PlacedOrders.ts"
import type { OrderWaterfall } from "./loadOrderWaterfall.ts"

const records = (quantity: number): string => `${formatWholeNumber(quantity)} records`

/** Returns the path of an order's page. */
export const orderPagePath = ({ listType, orderCode }: OrderReceipt): string =>
  `/order/${listType}/success?order=${encodeURIComponent(orderCode)}`

const waterfallFacts = (waterfall: OrderWaterfall | null): ReadonlyArray<MailBlock> => {
  if (waterfall === null || waterfall.length === 0) return []
  return [
    {
      kind: "facts",
      title: "Effect of each choice",
      facts: waterfall.map(({ leaves, name, removes }, at) => ({
        name,
        value: formatWholeNumber(leaves),
        ...(at === 0 ? {} : { note: `removes ${formatWholeNumber(removes)}` }),
      })),
    },
  ]
}

/** Builds the email sent as soon as an order is paid. */
export const confirmationEmail = (order: OwnedReceipt, waterfall: OrderWaterfall | null): EmailMessage => {
  const card = paymentMethodText(order)
  return {
    id: `${order.orderCode}-confirmation`,
    to: order.contact.email,
    lane: "prompt",
    account: order.accountId,
    subject: `Your order ${order.orderCode}`,
    blocks: [
      { kind: "heading", text: "Receipt for your order" },
      { kind: "figure", label: "Amount paid", value: dollars(order.total) },
      {
        kind: "paragraph",
        text: `Thank you for your order ${order.orderCode} (${order.orderName}). You ordered ${records(order.quantity)}. We'll email you again when your list is ready.`,
      },
      {
        kind: "facts",
        facts: [
          { name: "Order", value: order.orderCode },
          { name: "Name", value: order.orderName },
          { name: "Date", value: longDateText(order.submittedDay) },
          { name: "Paid with", value: card },
        ],
      },
      {
        kind: "money",
        lines: [
          ...order.lines.map(({ amount, detail, label }) => ({ label, amount, detail })),
          { label: CHARGES.beforeTax, amount: order.totalBeforeTax },
          { label: CHARGES.tax, amount: order.taxCharge, detail: taxRateText(order.taxRate) },
        ],
        total: { label: `Charged to ${card}`, amount: order.total },
      },
      { kind: "link", label: "View your order", url: orderPagePath(order) },
      ...waterfallFacts(waterfall),
    ],
  }
}

const untilText = (delivery: OrderReceipt["delivery"]): string => {
  const until = delivery?.keptUntil ?? null
  return until === null
    ? ""
    : ` You can download it until ${longDateText(until)}. After that, the list will be deleted.`
}

/** Builds the email sent when a list is ready to download. */
export const deliveryEmail = (order: OwnedReceipt): EmailMessage => {
  const { delivery } = order
  const refunded: ReadonlyArray<MailBlock> =
    delivery === null || delivery.refunded === "0.00"
      ? []
      : [
          {
            kind: "paragraph",
            text: `Fewer records were available than you ordered (${records(order.quantity)}), so $${delivery.refunded} was refunded to your card.`,
          },
        ]
  return {
    id: `${order.orderCode}-delivery`,
    to: order.contact.email,
    lane: "delivery",
    account: order.accountId,
    subject: `Your list ${order.orderCode} is ready`,
    blocks: [
      { kind: "heading", text: "Your list is ready" },
      {
        kind: "paragraph",
        text: `The list for your order ${order.orderCode} (${order.orderName}) is ready: ${records(delivery?.records ?? 0)}.`,
      },
      ...refunded,
      { kind: "link", label: "Download the list", url: orderPagePath(order) },
      { kind: "note", text: `Sign in to download your list.${untilText(delivery)}` },
    ],
  }
}
