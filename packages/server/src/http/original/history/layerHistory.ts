import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { exportCalls } from "./exportCalls.ts"
import { orderHistoryCalls } from "./orderHistoryCalls.ts"
import { orderMoreCalls } from "./orderMoreCalls.ts"

/** Calls for the orders of users and accounts. */
export const layerHistory = HttpApiBuilder.group(Api, "History", (handlers) =>
  Effect.succeed(handlers.handleAll({ ...orderHistoryCalls, ...orderMoreCalls, ...exportCalls })),
)
