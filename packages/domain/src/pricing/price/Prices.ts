import { Context, Effect } from "effect"
import type { PricedChoices } from "../../drafts/pricedChoices.ts"
import type { CallFailed } from "../../shared/Failures.ts"
import type { LiveQuestion } from "../../counting/LiveCounts.ts"
import type { CountRefused, CountUnavailable } from "../../counting/questions/CountErrors.ts"
import type { Affordable, Budget } from "./affordable.ts"
import type { Price } from "./Price.ts"

/** The list and choices to price. */
export interface PriceQuestion extends LiveQuestion {
  readonly choices: PricedChoices
}

/** Itemized prices, which only the server computes. */
export class Prices extends Context.Service<
  Prices,
  {
    readonly price: (
      question: PriceQuestion,
    ) => Effect.Effect<
      { readonly revision: number; readonly price: Price },
      CallFailed | CountRefused | CountUnavailable
    >
    /** Computes the number of records that a budget buys. */
    readonly affordable: (
      question: PriceQuestion & { readonly budget: Budget },
    ) => Effect.Effect<
      { readonly revision: number; readonly affordable: Affordable },
      CallFailed | CountRefused | CountUnavailable
    >
  }
>()("@listwright/domain/Prices") {}
