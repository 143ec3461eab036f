import type { TaxPlace } from "@listwright/domain/order"
import { Context, type Effect, Schema } from "effect"

/** The amount, place, and time of a sale to be taxed. */
export interface TaxableSale {
  /** The amount in dollars before tax, with 2 decimals. */
  readonly pretax: string
  readonly place: TaxPlace
  readonly moment: Date
}

/** The tax on a sale. */
export interface AssessedTax {
  /** The total rate as a decimal fraction such as '0.0625', kept with the order. */
  readonly rate: string
  /** The tax in dollars with 2 decimals, 0.00 or more. */
  readonly tax: string
}

/** The error for a place without a known rate; its tax is unknown. */
export class TaxUnknown extends Schema.TaggedError<TaxUnknown>()("TaxUnknown", { state: Schema.String }) {}

/** The error for a tax source that doesn't answer, or whose answer makes no sense. It may answer later. */
export class TaxUnavailable extends Schema.TaggedError<TaxUnavailable>()("TaxUnavailable", {
  /** The reason, for the log. */
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/**
 * The source of sales tax: the site's dated table (`layerSalesTaxesTable`), or an external service. It's read-only:
 * nothing is reported to it, and asking again is safe. It's never called inside a transaction. An implementation that
 * can't answer must fail; it must never return 0 instead.
 */
export class SalesTaxes extends Context.Service<
  SalesTaxes,
  { readonly assess: (sale: TaxableSale) => Effect.Effect<AssessedTax, TaxUnknown | TaxUnavailable> }
>()("@listwright/server/orders/SalesTaxes") {}
