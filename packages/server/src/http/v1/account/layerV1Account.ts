import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { linkCalls } from "./linkCalls.ts"
import { operatorUserCalls } from "./operatorUserCalls.ts"
import { tokenCalls } from "./tokenCalls.ts"

/** Tokens, one-time links, and users. */
export const layerV1Account = HttpApiBuilder.group(Api, "V1Account", (handlers) =>
  Effect.succeed(handlers.handleAll({ ...tokenCalls, ...linkCalls, ...operatorUserCalls })),
)
