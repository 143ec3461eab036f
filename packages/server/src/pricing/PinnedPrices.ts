import type { User } from "@listwright/domain/account"
import type { QuoteQuestion } from "@listwright/domain/pricing"
import { Context, type Effect } from "effect"

/** Prices that were promised: which version of a price list holds for a list whose current prices may be others. */
export class PinnedPrices extends Context.Service<
  PinnedPrices,
  {
    /**
     * The PriceListId of the quote that the choices name, while it is valid, reached by the user, and of this very selection;
     * null: the current prices hold.
     */
    readonly of: (
      user: User,
      question: Pick<QuoteQuestion, "definition" | "choices">,
    ) => Effect.Effect<string | null>
  }
>()("@listwright/server/pricing/PinnedPrices") {}
