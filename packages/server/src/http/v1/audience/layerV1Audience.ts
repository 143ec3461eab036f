import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { attributeCalls } from "./attributeCalls.ts"
import { quickPickCalls } from "./quickPickCalls.ts"

/** Calls for all audience selectors. */
export const layerV1Audience = HttpApiBuilder.group(Api, "V1Audience", (handlers) =>
  Effect.succeed(handlers.handleAll({ ...attributeCalls, ...quickPickCalls })),
)
