import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { downFileCalls } from "./order/downFileCalls.ts"
import { placingCalls } from "./order/placingCalls.ts"
import { promotionCalls } from "./order/promotionCalls.ts"
import { taxCalls } from "./order/taxCalls.ts"
import { areaCalls } from "./geography/areaCalls.ts"
import { countRunCalls } from "./counting/countRunCalls.ts"
import { demographicCalls } from "./audience/demographicCalls.ts"
import { orderStateCalls } from "./order/orderStateCalls.ts"
import { siteCalls } from "./account/siteCalls.ts"

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
