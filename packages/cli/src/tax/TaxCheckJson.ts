import { WireTaxCheck } from "@listwright/adapters"
import { Schema } from "effect"

const { flaws, isTaxed, orders, placesWithoutRow, states } = WireTaxCheck.fields

const order = orders.value.fields
const OrderJson = Schema.Struct({
  ...order,
  rate: order.rate.annotate({
    description: "a share, like 0.0625; null: the table has none for place and day",
  }),
  expected: order.expected.annotate({ description: "tax by the table" }),
  difference: order.difference.annotate({ description: "charged less expected" }),
})

const flaw = flaws.value.fields
const FlawJson = Schema.Struct({
  ...flaw,
  zipPrefix: flaw.zipPrefix.annotate({ description: "leading digits of ZIP Codes; empty: the whole state" }),
  until: flaw.until.annotate({ description: "the last day; null: from then on" }),
  rates: flaw.rates.annotate({ description: "of an overlap; the last one is charged" }),
})

/** The output of `tax check --json`: the server's reply. */
export const TaxCheckJson = Schema.Struct({
  isTaxed: isTaxed.annotate({ description: "whether the site charges tax; if not, none is expected" }),
  orders: Schema.Array(OrderJson).annotate({ description: "every paid order, the oldest first" }),
  states: states.annotate({ description: "the same by state; withoutRow: orders without a rate" }),
  placesWithoutRow: placesWithoutRow.annotate({ description: "places of orders without a rate" }),
  flaws: Schema.Array(FlawJson).annotate({ description: "days with two rates of a place, or no longer any" }),
}).annotate({
  identifier: "TaxCheck",
  description:
    "The tax on paid orders, compared with the site's table of rates. Days are ISO dates; amounts are in dollars with 2 decimals.",
})
