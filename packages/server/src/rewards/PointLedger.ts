import type { Points } from "@listwright/domain/rewards"
import type { UserId } from "@listwright/domain/account"
import { Context, type Effect } from "effect"

/** Points that a site gives on top. */
export interface Bonus {
  /** Whole, 1 or more. */
  readonly points: number
  /** The purpose of the points. */
  readonly reason: string
  readonly key: string
}

/** The points of each user, as entries that are never changed. */
export class PointLedger extends Context.Service<
  PointLedger,
  {
    /** Returns the totals of a user's entries. */
    readonly pointsOf: (userId: UserId) => Effect.Effect<Points>
    /** Gives points on top. The same key again gives nothing more. */
    readonly give: (userId: UserId, bonus: Bonus) => Effect.Effect<void>
  }
>()("@listwright/server/rewards/PointLedger") {}
