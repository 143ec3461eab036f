import type { TaxPlace } from "@listwright/domain/order"
import { Context, type Effect, Schema } from "effect"

/** The amount, place, and time of a sale to be taxed. */
export interface TaxableSale {
  /** Dollars before tax, with 2 decimals. */
  readonly pretax: string
  readonly place: TaxPlace
  readonly moment: Date
}

/** The tax on a sale. */
export interface AssessedTax {
  /** The whole rate as a decimal share such as '0.0625', kept with the order. */
  readonly rate: string
  /** Dollars with 2 decimals, 0.00 or more. */
  readonly tax: string
}

/** No rate is known for the place, so its tax is unknown. */
export class TaxUnknown extends Schema.TaggedError<TaxUnknown>()("TaxUnknown", { state: Schema.String }) {}

/** Whoever knows the tax does not answer, or not in a way that makes sense. It may answer later. */
export class TaxUnavailable extends Schema.TaggedError<TaxUnavailable>()("TaxUnavailable", {
  /** For the log. */
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/**
 * The source of sales tax: the site's dated table (`layerSalesTaxesTable`), or an external service. It only answers:
 * nothing is reported to it, and asking again is safe. It is never called inside a transaction. An implementation
 * that can't answer must fail; it must never return 0 instead.
 */
export class SalesTaxes extends Context.Service<
  SalesTaxes,
  { readonly assess: (sale: TaxableSale) => Effect.Effect<AssessedTax, TaxUnknown | TaxUnavailable> }
>()("@listwright/server/orders/SalesTaxes") {}
