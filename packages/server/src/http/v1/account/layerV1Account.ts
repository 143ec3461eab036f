import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { linkCalls } from "./linkCalls.ts"
import { tokenCalls } from "./tokenCalls.ts"

/** Calls for tokens and one-time links. */
export const layerV1Account = HttpApiBuilder.group(Api, "V1Account", (handlers) =>
  Effect.succeed(handlers.handleAll({ ...tokenCalls, ...linkCalls })),
)
