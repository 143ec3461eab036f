import type { Together } from "@listwright/domain/audience"
import { Context, type Effect } from "effect"

/** Orders of a source that count, the latest ones: what people chose together long ago says little of today. */
export const MOST_ORDERS_COMPARED = 2_000

/** What the site's paid orders choose together, as far as enough accounts did. */
export class OrderedTogether extends Context.Service<
  OrderedTogether,
  {
    /** Of a source alone. Up to ten minutes old. */
    readonly of: (listType: number) => Effect.Effect<Together>
  }
>()("@listwright/server/orders/OrderedTogether") {}
