import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CustomerRequests } from "../../../requests/CustomerRequests.ts"

/** What customers asked for, for the operator of the site. */
export const layerV1Requests = HttpApiBuilder.group(Api, "V1Requests", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
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
