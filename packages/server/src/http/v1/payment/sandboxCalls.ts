import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { vaultCalls } from "./vaultCalls.ts"

/** The sandbox payment processor, which happens to live under the same address. */
export const layerSandboxCalls = HttpApiBuilder.group(Api, "SandboxProcessor", (handlers) =>
  Effect.succeed(handlers.handleAll(vaultCalls)),
)
