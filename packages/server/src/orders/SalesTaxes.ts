import type { TaxPlace } from "@listwright/domain/order"
import { Context, type Effect, Schema } from "effect"

/** A sale to be taxed: its amount, place, and time. */
export interface TaxableSale {
  /** The amount in dollars before tax, with 2 decimals. */
  readonly pretax: string
  readonly place: TaxPlace
  readonly moment: Date
}

/** The tax on a sale. */
export interface AssessedTax {
  /** The total rate as a decimal fraction, such as '0.0625', stored with the order. */
  readonly rate: string
  /** The tax in dollars with 2 decimals, 0.00 or more. */
  readonly tax: string
}

/** Raised when a place has no known rate, so its tax is unknown. */
export class TaxUnknown extends Schema.TaggedError<TaxUnknown>()("TaxUnknown", { state: Schema.String }) {}

/** Raised when a tax source doesn't respond, or its response is invalid. It may respond later. */
export class TaxUnavailable extends Schema.TaggedError<TaxUnavailable>()("TaxUnavailable", {
  /** The reason, for the log. */
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/**
 * The source of sales tax: the site's dated table (`layerSalesTaxesTable`) or an external service. It's read-only:
 * nothing is reported to it, and requests can safely be repeated. It's never called inside a transaction. An
 * implementation that can't determine the tax must fail; it must never return 0 instead.
 */
export class SalesTaxes extends Context.Service<
  SalesTaxes,
  { readonly assess: (sale: TaxableSale) => Effect.Effect<AssessedTax, TaxUnknown | TaxUnavailable> }
>()("@listwright/server/orders/SalesTaxes") {}
