import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import type { DraftId } from "../../shared/DraftId.ts"
import type { UserId } from "../../account/UserId.ts"

/** Decimal strings with 2 decimals. */
export const TaxResult = Schema.Struct({
  subTotal: Schema.String,
  totalTax: Schema.String,
  total: Schema.String,
})
export type TaxResult = typeof TaxResult.Type

/** The facts that the tax depends on. */
export interface TaxQuestion {
  readonly draftId: DraftId
  readonly addressLine: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly country: string
  /** Dollars before tax, with 2 decimals. */
  readonly orderAmount: string
  readonly quantity: number
  readonly listType: number
  /** '' before the order has a code. */
  readonly orderNumber?: string
  /** Dollars of tax that are known already, with 2 decimals. */
  readonly taxAmount?: string
  readonly userId?: UserId
}

/** Sales tax on an order's pretax cost, by the contact's state and ZIP. */
export class Taxes extends Context.Service<
  Taxes,
  { readonly calculate: (question: TaxQuestion) => Effect.Effect<TaxResult, CallFailed> }
>()("@listwright/domain/Taxes") {}
