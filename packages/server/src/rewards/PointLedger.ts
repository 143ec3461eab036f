import type { Points } from "@listwright/domain/rewards"
import type { UserId } from "@listwright/domain/account"
import { Context, type Effect } from "effect"

/** The points of each user, as entries that are never changed. */
export class PointLedger extends Context.Service<
  PointLedger,
  {
    /** What the entries of a user come to. */
    readonly pointsOf: (userId: UserId) => Effect.Effect<Points>
  }
>()("@listwright/server/rewards/PointLedger") {}
