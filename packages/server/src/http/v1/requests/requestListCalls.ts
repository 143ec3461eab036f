import { Actor, Api, Missing } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Campaigns } from "../../../requests/Campaigns.ts"
import { CustomerRequests } from "../../../requests/CustomerRequests.ts"

/** Calls for customers' requests: the site's operator gets all of them, and customers get their own campaigns. */
export const layerV1Requests = HttpApiBuilder.group(Api, "V1Requests", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      campaigns: () =>
        Effect.gen(function* () {
          const { user } = yield* Actor
          return { campaigns: yield* (yield* Campaigns).requestedBy(user.id) }
        }),
      setCampaign: ({ params, payload }) =>
        Effect.flatMap(Campaigns, ({ set }) => set(params.id, payload.state, payload.note)).pipe(
          Effect.catchTag("NotFound", () =>
            Effect.fail(
              new Missing({
                message:
                  "This campaign request doesn't exist. To see all requests, run: listwright requests --json",
              }),
            ),
          ),
        ),
      requests: () =>
        Effect.gen(function* () {
          const { received } = yield* CustomerRequests
          return {
            requests: (yield* received).map(({ mailedAt, receivedAt, ...request }) => ({
              ...request,
              receivedAt: receivedAt.toISOString(),
              mailedAt: mailedAt?.toISOString() ?? null,
            })),
          }
        }),
    }),
  ),
)
