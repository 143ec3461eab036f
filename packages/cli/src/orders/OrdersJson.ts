import { FoundOrders, OrderReceipt } from "@listwright/domain/order"
import { SentQuote } from "@listwright/domain/quotes"
import { Schema } from "effect"

const { code, id, sentOn, validUntil } = SentQuote.fields

/** The fields for who gets an emailed document. */
const mailedFields = (what: "quote" | "report") => ({
  sentTo: Schema.Array(Schema.String).annotate({ description: `the addresses that a ${what} is emailed to` }),
  mustConfirm: Schema.Array(Schema.String).annotate({
    description: `addresses that were asked by email, and get the ${what} once they confirm`,
  }),
  refused: Schema.Array(Schema.String).annotate({
    description: "addresses that don't want email from the account",
  }),
})

/** The output of `order quote --json`. */
export const QuoteJson = Schema.Struct({
  id,
  code,
  link: Schema.String.annotate({ description: "the page of the quote, which needs a sign-in" }),
  ...mailedFields("quote"),
  sentOn,
  validUntil: validUntil.annotate({ description: "the last day on which its prices are valid" }),
  records: Schema.Int,
  totalBeforeTax: Schema.String.annotate({ description: "dollars, before tax" }),
}).annotate({ identifier: "SentQuote", description: "A quote that has been sent." })

/** The output of `order show|place --json`. */
export const OrderJson = OrderReceipt.annotate({
  identifier: "Order",
  description: "An order as its buyer sees it. Amounts are in dollars with 2 decimals.",
})

/** The output of `order report --json`. */
export const OrderReportJson = Schema.Struct({
  orderCode: Schema.String,
  file: Schema.NullOr(Schema.String).annotate({ description: "null if the report is emailed" }),
  bytes: Schema.Int,
  ...mailedFields("report"),
}).annotate({ identifier: "OrderReport", description: "A report on an order, written to a file or emailed." })

/** The output of `order list --json`. */
export const OrdersJson = FoundOrders.annotate({
  identifier: "Orders",
  description: "Orders, latest first.",
})
