import type { User } from "@listwright/domain/account"
import type { PriceQuestion } from "@listwright/domain/pricing"
import { Context, type Effect } from "effect"

/** The promised prices: the price list version that applies to a list, even if the current prices differ. */
export class PinnedPrices extends Context.Service<
  PinnedPrices,
  {
    /**
     * Returns the price list of the quote named in the choices, if the quote is valid, accessible to the user, and for
     * exactly this selection; null if the current prices apply.
     */
    readonly of: (
      user: User,
      question: Pick<PriceQuestion, "definition" | "choices">,
    ) => Effect.Effect<string | null>
  }
>()("@listwright/server/pricing/PinnedPrices") {}
