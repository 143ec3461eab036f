import { Context, Effect } from "effect"
import type { PricingChoices } from "../../drafts/pickPricingChoices.ts"
import type { CallFailed } from "../../shared/Failures.ts"
import type { LiveQuestion } from "../../counting/LiveCounts.ts"
import type { CountRefused, CountUnavailable } from "../../counting/questions/CountErrors.ts"
import type { AffordableQuantity, Budget } from "./findAffordableQuantity.ts"
import type { Price } from "./Price.ts"

/** The list and choices to price. */
export interface PriceQuestion extends LiveQuestion {
  readonly choices: PricingChoices
}

/** The port for itemized prices, which only the server computes. */
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
      { readonly revision: number; readonly affordable: AffordableQuantity },
      CallFailed | CountRefused | CountUnavailable
    >
  }
>()("@listwright/domain/Prices") {}
