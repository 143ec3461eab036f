import { Context, type Effect } from "effect"
import type { SiteConfiguration, User } from "@listwright/domain"

/** What the site lets a user do when ordering: switches, least quantity, chosen readings. */
export class OrderingTerms extends Context.Service<
  OrderingTerms,
  { readonly of: (user: User) => Effect.Effect<SiteConfiguration> }
>()("@listwright/server/orders/OrderingTerms") {}
