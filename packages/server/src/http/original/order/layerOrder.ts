import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { downFileCalls } from "./downFileCalls.ts"
import { orderStateCalls } from "./orderStateCalls.ts"
import { placingCalls } from "./placingCalls.ts"
import { quoteAvailableCalls } from "./quoteAvailableCalls.ts"
import { taxCalls } from "./taxCalls.ts"

/** Calls for an order from draft to delivery. */
export const layerOrder = HttpApiBuilder.group(Api, "Order", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      ...orderStateCalls,
      ...taxCalls,
      ...placingCalls,
      ...quoteAvailableCalls,
      ...downFileCalls,
    }),
  ),
)
