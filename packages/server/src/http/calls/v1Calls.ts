import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { orderCalls } from "../orders/orderCalls.ts"
import { quoteCalls } from "../orders/quoteCalls.ts"
import { countCalls } from "./countCalls.ts"
import { draftCalls } from "./draftCalls.ts"
import { furtherCountCalls } from "./furtherCountCalls.ts"
import { placeCalls } from "./placeCalls.ts"
import { revokeToken } from "./tokenCalls.ts"

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
