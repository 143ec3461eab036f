import type { SiteConfiguration, User } from "@listwright/domain/account"
import type { Agreement, TaskDays } from "@listwright/domain/order"
import type { PointRate } from "@listwright/domain/rewards"
import { Context, Effect, Layer, Option } from "effect"
import { Site } from "../configuration/Site.ts"
import { Users } from "./Users.ts"

/** What the site lets a user do when ordering: switches, least quantity, chosen readings; and what it gives for it. */
export class OrderingTerms extends Context.Service<
  OrderingTerms,
  {
    readonly of: (user: User) => Effect.Effect<SiteConfiguration>
    /** What orders that are placed from now on earn. */
    readonly pointRate: PointRate
    /** Days within which somebody does what people must do for an order; null: nobody does it. */
    readonly taskDays: TaskDays
    /** The Data Use Agreement of a source. */
    readonly agreement: (listType: number) => Agreement
  }
>()("@listwright/server/accounts/OrderingTerms") {}

/** The site's switches as they hold for one user. */
export const layerOrderingTerms = Layer.effect(
  OrderingTerms,
  Effect.gen(function* () {
    const { agreement, configuration, pointRate, taskDays } = yield* Site
    const users = yield* Users
    return OrderingTerms.of({
      agreement,
      pointRate,
      taskDays,
      of: Effect.fn("OrderingTerms.of")(function* (user) {
        const member = yield* users.find(user.id)
        return { ...configuration, isUserNoPay: !Option.exists(member, ({ mayPay }) => mayPay) }
      }),
    })
  }),
)
