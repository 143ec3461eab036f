import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { photoCalls } from "./photoCalls.ts"
import { profileCalls } from "./profileCalls.ts"

/** Calls with which users change their own data. */
export const layerProfile = HttpApiBuilder.group(Api, "Profile", (handlers) =>
  Effect.succeed(handlers.handleAll({ ...profileCalls, ...photoCalls })),
)
