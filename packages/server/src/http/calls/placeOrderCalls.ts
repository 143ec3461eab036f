import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { downFileCalls } from "../orders/orderCalls.ts"
import { placingCalls } from "../orders/placingCalls.ts"
import { promotionCalls } from "../orders/promotionCalls.ts"
import { taxCalls } from "../orders/taxCalls.ts"
import { areaCalls } from "./areaCalls.ts"
import { countRunCalls } from "./countRunCalls.ts"
import { demographicCalls } from "./demographicCalls.ts"
import { orderStateCalls } from "./orderStateCalls.ts"
import { siteCalls } from "./siteCalls.ts"

/** The calls of the original contract on the path from geography to the delivered list. */
export const layerPlaceOrderCalls = HttpApiBuilder.group(Api, "PlaceOrder", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      ...siteCalls,
      ...areaCalls,
      ...demographicCalls,
      ...countRunCalls,
      ...orderStateCalls,
      ...promotionCalls,
      ...taxCalls,
      ...placingCalls,
      ...downFileCalls,
    }),
  ),
)
