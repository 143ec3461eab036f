import type { Together } from "@listwright/domain/audience"
import { Context, type Effect } from "effect"

/** The number of latest orders of a source that are compared; choices made together long ago say little about today. */
export const MAX_ORDERS_COMPARED = 2_000

/** Finds the choices that the site's paid orders make together, counting only those that enough accounts made. */
export class OrderedTogether extends Context.Service<
  OrderedTogether,
  {
    /** Returns the choices for one source; up to ten minutes old. */
    readonly of: (listType: number) => Effect.Effect<Together>
  }
>()("@listwright/server/orders/OrderedTogether") {}
