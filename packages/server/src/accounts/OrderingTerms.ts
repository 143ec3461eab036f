import type { SiteConfiguration, User } from "@listwright/domain/account"
import type { Agreement, TaskDays } from "@listwright/domain/order"
import type { PointRate } from "@listwright/domain/rewards"
import { Context, Effect, Layer, Option } from "effect"
import { Site } from "../configuration/Site.ts"
import { Users } from "./Users.ts"

/**
 * The site's ordering terms for a user: switches, minimum quantity, and chosen readings, plus the points and agreements
 * that apply to an order.
 */
export class OrderingTerms extends Context.Service<
  OrderingTerms,
  {
    readonly of: (user: User) => Effect.Effect<SiteConfiguration>
    /** The rate at which orders placed from now on earn points. */
    readonly pointRate: PointRate
    /**
     * The number of days within which staff complete an order's manual work; null if the site doesn't do manual work.
     */
    readonly taskDays: TaskDays
    /** Returns a source's Data Use Agreement. */
    readonly agreement: (listType: number) => Agreement
  }
>()("@listwright/server/accounts/OrderingTerms") {}

/** Provides the site's settings as they apply to a user. */
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
        return { ...configuration, mayNotPay: !Option.exists(member, ({ mayPay }) => mayPay) }
      }),
    })
  }),
)
