import type { Points } from "@listwright/domain/rewards"
import type { UserId } from "@listwright/domain/account"
import { Context, type Effect } from "effect"

/** Extra points awarded by a site. */
export interface Bonus {
  /** The number of points: whole, 1 or more. */
  readonly points: number
  /** The reason for the points. */
  readonly reason: string
  readonly key: string
}

/** Each user's points, as immutable entries. */
export class PointLedger extends Context.Service<
  PointLedger,
  {
    /** Returns the totals of a user's entries. */
    readonly pointsOf: (userId: UserId) => Effect.Effect<Points>
    /** Awards extra points. The same key never awards them twice. */
    readonly give: (userId: UserId, bonus: Bonus) => Effect.Effect<void>
  }
>()("@listwright/server/rewards/PointLedger") {}
