import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { orderCalls } from "./order/orderCalls.ts"
import { quoteCalls } from "./pricing/quoteCalls.ts"
import { countCalls } from "./counting/countCalls.ts"
import { draftCalls } from "./drafts/draftCalls.ts"
import { furtherCountCalls } from "./counting/furtherCountCalls.ts"
import { placeCalls } from "./geography/placeCalls.ts"
import { revokeToken } from "./account/tokenCalls.ts"

/** Everything under /api/v1 that needs a signed-in user. */
export const layerV1Calls = HttpApiBuilder.group(Api, "V1", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      ...draftCalls,
      ...countCalls,
      ...furtherCountCalls,
      ...quoteCalls,
      ...orderCalls,
      ...placeCalls,
      revokeToken,
    }),
  ),
)
