import type { ChoicePairIndex } from "@listwright/domain/audience"
import { Context, type Effect } from "effect"

/**
 * The number of a source's latest orders that are compared; choices made together long ago are of little relevance
 * today.
 */
export const MAX_COMPARED_ORDERS = 2_000

/** Finds the selections that the site's paid orders often combine, counting only those made by enough accounts. */
export class FrequentCombinations extends Context.Service<
  FrequentCombinations,
  {
    /** Returns the selections for a source, up to ten minutes old. */
    readonly of: (listType: number) => Effect.Effect<ChoicePairIndex>
  }
>()("@listwright/server/orders/FrequentCombinations") {}
