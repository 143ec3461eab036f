import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import type { DraftId } from "../../shared/DraftId.ts"
import type { UserId } from "../../account/UserId.ts"

/** An order's tax; amounts are decimal strings with 2 decimals. */
export const TaxResult = Schema.Struct({
  subtotal: Schema.String,
  totalTax: Schema.String,
  total: Schema.String,
  /** The rate charged, such as '0.0625'; missing if unknown. */
  rate: Schema.optionalKey(Schema.String),
})
export type TaxResult = typeof TaxResult.Type

/** The inputs of the tax calculation. */
export interface TaxRequest {
  readonly draftId: DraftId
  readonly addressLine: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly country: string
  /** The amount before tax in dollars with 2 decimals. */
  readonly orderAmount: string
  readonly quantity: number
  readonly listType: number
  /** The order's code; '' if it doesn't have one yet. */
  readonly orderNumber?: string
  /** The tax already known, in dollars with 2 decimals. */
  readonly taxAmount?: string
  readonly userId?: UserId
}

/** The port for calculating sales tax on an order's pretax cost, by the contact's state and ZIP Code. */
export class Taxes extends Context.Service<
  Taxes,
  { readonly calculate: (question: TaxRequest) => Effect.Effect<TaxResult, CallFailed> }
>()("@listwright/domain/Taxes") {}
