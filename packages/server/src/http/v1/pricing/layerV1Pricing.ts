import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { figuresCall } from "./figuresCall.ts"
import { priceCalls } from "./priceCalls.ts"

/** Calls for a list's price. */
export const layerV1Pricing = HttpApiBuilder.group(Api, "V1Pricing", (handlers) =>
  Effect.succeed(handlers.handleAll({ ...priceCalls, ...figuresCall })),
)
