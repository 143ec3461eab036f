import { createHash } from "node:crypto"
import {
  downloadClosedText,
  type OrderReceipt,
  paymentMethodText,
  promotionReleasedText,
  RefundReason,
  taxRateText,
} from "@listwright/domain/order"
import { CHARGES, ORDER_AMOUNT_NAMES } from "@listwright/domain/glossary"
import { dollars, formatWholeNumber } from "@listwright/domain/shared"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { MailBlock } from "../mail/MailBlock.ts"
import type { EmailMessage } from "../mail/Mailer.ts"
import type { OwnedReceipt } from "../orders/PlacedOrders.ts"
import { findReclaimedPoints } from "../rewards/reclaimPoints.ts"
import { orderPagePath } from "./orderEmails.ts"

const decodeRefunds = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ amount: Schema.String, reason: RefundReason })),
)

const whyText = (
  { charged, orderCode, orderName }: OrderReceipt,
  { amount, reason }: { readonly amount: string; readonly reason: RefundReason },
): string => {
  const order = `your order ${orderCode} (${orderName})`
  switch (reason) {
    case "late":
      return `Your payment for ${order} arrived after the order was canceled, so it was refunded in full.`
    case "short":
    case "operator":
      return `${amount === charged ? "All" : "Part"} of what you paid for ${order} was refunded.`
  }
}

const decodeFreed = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ code: Schema.String })))

/** Returns the code of the promotion released by an order's refunds; null if there isn't one. */
const freedPromotion = Effect.fn("freedPromotion")(function* ({ orderCode, state }: OrderReceipt) {
  const sql = yield* SqlClient
  // A declined order gave its promotion back by itself.
  if (state === "declined") return null
  const rows =
    yield* sql`SELECT code FROM promotion_claims WHERE order_code = ${orderCode} AND released_at IS NOT NULL`
  return decodeFreed(rows)[0]?.code ?? null
})

const notes = (order: OrderReceipt, pointsTaken: number, freed: string | null): ReadonlyArray<MailBlock> =>
  [
    ...(pointsTaken === 0
      ? []
      : [
          `${formatWholeNumber(pointsTaken)} reward points that you earned with this order were also deducted.`,
        ]),
    ...(freed === null ? [] : [promotionReleasedText(freed)]),
    ...(order.downloadClosedOn === null ? [] : [downloadClosedText(order.downloadClosedOn)]),
    "It may take a few days for the refund to appear on your card statement.",
  ].map((text): MailBlock => ({ kind: "paragraph", text }))

/**
 * Returns the ID of a refund's email. The key is hashed, since it may be long and contain characters not allowed in
 * file names.
 */
export const refundEmailId = (orderCode: string, refundKey: string): string =>
  `${orderCode}-refund-${createHash("sha256").update(refundKey).digest("hex").slice(0, 16)}`

/** Builds the email sent when the processor has made a refund, one email per refund. */
export const refundEmail = Effect.fn("refundEmail")(function* (order: OwnedReceipt, refundKey: string) {
  const sql = yield* SqlClient
  const [refund] = decodeRefunds(
    yield* sql`SELECT amount::text AS amount, reason FROM refunds
      WHERE key = ${refundKey} AND order_code = ${order.orderCode}`,
  )
  if (refund === undefined) return yield* Effect.die(new Error(`there is no refund ${refundKey}`))
  const { taken } = yield* findReclaimedPoints(refundKey)
  const card = paymentMethodText(order)
  return {
    id: refundEmailId(order.orderCode, refundKey),
    to: order.contact.email,
    lane: "delivery",
    account: order.accountId,
    subject: `Refund for your order ${order.orderCode}`,
    blocks: [
      { kind: "heading", text: "Your refund" },
      { kind: "figure", label: `${ORDER_AMOUNT_NAMES.refunded} to ${card}`, value: dollars(refund.amount) },
      { kind: "paragraph", text: whyText(order, refund) },
      {
        kind: "money",
        lines: [
          { label: CHARGES.beforeTax, amount: order.totalBeforeTax, detail: "" },
          { label: CHARGES.tax, amount: order.taxCharge, detail: taxRateText(order.taxRate) },
          { label: ORDER_AMOUNT_NAMES.charged, amount: order.charged, detail: "" },
        ],
        total: { label: "Refunded so far, tax included", amount: order.refunded },
      },
      ...notes(order, taken, yield* freedPromotion(order)),
      { kind: "link", label: "View your order", url: orderPagePath(order) },
    ],
  } satisfies EmailMessage
})
