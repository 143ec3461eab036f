import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { countRunCalls } from "./countRunCalls.ts"
import { phoneCalls } from "./phoneCalls.ts"

/** Calls for the official count. */
export const layerCounting = HttpApiBuilder.group(Api, "Counting", (handlers) =>
  Effect.succeed(handlers.handleAll({ ...countRunCalls, ...phoneCalls })),
)
