import { Context, type Effect } from "effect"
import type { PointRate, SiteConfiguration, User } from "@listwright/domain"

/** What the site lets a user do when ordering: switches, least quantity, chosen readings; and what it gives for it. */
export class OrderingTerms extends Context.Service<
  OrderingTerms,
  {
    readonly of: (user: User) => Effect.Effect<SiteConfiguration>
    /** What orders that are placed from now on earn. */
    readonly pointRate: PointRate
  }
>()("@listwright/server/orders/OrderingTerms") {}
