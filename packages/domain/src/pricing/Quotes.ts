import { Context, type Effect, Schema } from "effect"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import type { Choices } from "../drafts/Draft.ts"
import type { CallFailed } from "../shared/Failures.ts"
import type { CountRefused, CountUnavailable } from "../counting/CountErrors.ts"

/** The figures of a quote: decimal strings, charges with 2 decimals, CostPrice with 5. spec: golden.md pricing.quote */
export const QuoteFigures = Schema.Struct({
  CostPrice: Schema.String,
  OrderCharge: Schema.String,
  MinElementsChargeApply: Schema.Boolean,
  LabelCharge: Schema.String,
  MinLabelChargeApply: Schema.Boolean,
  ShippingCharge: Schema.String,
  ServiceCharge: Schema.String,
  GeographyCharge: Schema.String,
  MobilePackageCharge: Schema.String,
  GoodsCost: Schema.String,
  SubTotalCharge: Schema.String,
  PromotionAmount: Schema.String,
  PromotionPointType: Schema.NullOr(Schema.Int),
  PromotionPointValue: Schema.NullOr(Schema.String),
  MinOrderAmountApply: Schema.Boolean,
  TotalPretaxCost: Schema.String,
})
export type QuoteFigures = typeof QuoteFigures.Type

/** One line of a price as a person reads it; the amounts of all lines sum to the total. */
export const QuoteLine = Schema.Struct({
  label: Schema.String,
  detail: Schema.String,
  /** Decimal string with 2 decimals, negative for a deduction. */
  amount: Schema.String,
})
export type QuoteLine = typeof QuoteLine.Type

/** What ordering more records would cost, where the price per record falls. */
export const NextBracket = Schema.Struct({
  quantity: Schema.Int,
  costPrice: Schema.String,
  totalPretaxCost: Schema.String,
  /** How much more (or, negative, less) than now. */
  difference: Schema.String,
})
export type NextBracket = typeof NextBracket.Type

/** What became of the promotion code: not met carries 'minimum spend' or 'minimum records'. */
export const PromotionOutcome = Schema.Struct({
  code: Schema.String,
  state: Schema.Literals(["applied", "notMet", "notValid"]),
  notMet: Schema.NullOr(Schema.String),
  amount: Schema.String,
})
export type PromotionOutcome = typeof PromotionOutcome.Type

export const Quote = Schema.Struct({
  /** Records wanted, after capping to what is available. */
  quantity: Schema.Int,
  available: Schema.Int,
  figures: QuoteFigures,
  lines: Schema.Array(QuoteLine),
  /** How the price of one record is made, element by element; dollars per record, part of no total. */
  perRecord: Schema.Array(QuoteLine),
  nextBracket: Schema.NullOr(NextBracket),
  promotion: Schema.NullOr(PromotionOutcome),
  /** Fewest records that may be ordered. */
  minimumQuantity: Schema.Int,
})
export type Quote = typeof Quote.Type

export interface QuoteQuestion {
  readonly definition: ListDefinition
  readonly choices: Pick<Choices, "listUsage" | "promoCode" | "quantities">
  readonly draftId: string | null
  readonly revision: number
}

/** Itemised prices. The server is the one authority on them. */
export class Quotes extends Context.Service<
  Quotes,
  {
    readonly quote: (
      question: QuoteQuestion,
    ) => Effect.Effect<
      { readonly revision: number; readonly quote: Quote },
      CallFailed | CountRefused | CountUnavailable
    >
  }
>()("@listwright/domain/Quotes") {}
