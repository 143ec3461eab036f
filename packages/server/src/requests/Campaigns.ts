import type { UserId } from "@listwright/domain/account"
import { type Campaign, CampaignState } from "@listwright/domain/requests"
import { NotFound } from "@listwright/domain/shared"
import { Clock, Context, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { RequestFacts } from "./CustomerRequest.ts"
import { MAX_LISTED } from "./CustomerRequests.ts"

/** The progress of customers' requested campaigns. */
export class Campaigns extends Context.Service<
  Campaigns,
  {
    /** Returns a user's requested campaigns, most recent first, at most a thousand. */
    readonly requestedBy: (userId: UserId) => Effect.Effect<ReadonlyArray<Campaign>>
    /**
     * Sets a campaign's current state and the team's note. Fails with NotFound for other requests, since only campaigns
     * have a state.
     */
    readonly set: (id: string, state: CampaignState, note: string) => Effect.Effect<Campaign, NotFound>
  }
>()("@listwright/server/requests/Campaigns") {}

const decode = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      id: Schema.String,
      requestedAt: Schema.Date,
      goal: Schema.String,
      facts: Schema.fromJsonString(RequestFacts),
      state: CampaignState,
      note: Schema.String,
      stateAt: Schema.NullOr(Schema.Date),
    }),
  ),
)

const campaignsIn = (rows: unknown): ReadonlyArray<Campaign> =>
  decode(rows).map(({ requestedAt, stateAt, ...campaign }) => ({
    ...campaign,
    requestedAt: requestedAt.toISOString(),
    stateAt: stateAt?.toISOString() ?? null,
  }))

export const layerCampaignsSql = Layer.effect(
  Campaigns,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const columns = sql`id, received_at AS "requestedAt", message AS goal, facts, state, note, state_at AS "stateAt"`
    return Campaigns.of({
      requestedBy: (userId) =>
        Effect.map(
          Effect.orDie(
            sql`SELECT ${columns} FROM customer_requests WHERE kind = 'campaign' AND user_id = ${userId}
              ORDER BY received_at DESC, id DESC LIMIT ${MAX_LISTED}`,
          ),
          campaignsIn,
        ),
      set: Effect.fn("Campaigns.set")(function* (id, state, note) {
        const now = new Date(yield* Clock.currentTimeMillis)
        const [set] = campaignsIn(
          yield* Effect.orDie(
            sql`UPDATE customer_requests SET state = ${state}, note = ${note}, state_at = ${now}
              WHERE id = ${id} AND kind = 'campaign' RETURNING ${columns}`,
          ),
        )
        return set ?? (yield* new NotFound({ what: "campaign" }))
      }),
    })
  }),
)
