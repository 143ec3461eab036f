import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { jobCalls } from "./jobCalls.ts"
import { paymentCalls } from "./paymentCalls.ts"
import { refundCalls } from "./refundCalls.ts"
import { orderCalls } from "./orderCalls.ts"
import { taxCheckCalls } from "./taxCheckCalls.ts"

/** Calls for placed orders and their lists. */
export const layerV1Order = HttpApiBuilder.group(Api, "V1Order", (handlers) =>
  Effect.succeed(
    handlers.handleAll({ ...orderCalls, ...jobCalls, ...paymentCalls, ...refundCalls, ...taxCheckCalls }),
  ),
)
