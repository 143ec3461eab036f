import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { exportCalls } from "./exportCalls.ts"
import { orderHistoryCalls } from "./orderHistoryCalls.ts"
import { orderMoreCalls } from "./orderMoreCalls.ts"

/** Calls for users' and accounts' orders. */
export const layerHistory = HttpApiBuilder.group(Api, "History", (handlers) =>
  Effect.succeed(handlers.handleAll({ ...orderHistoryCalls, ...orderMoreCalls, ...exportCalls })),
)
