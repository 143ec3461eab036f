import { Profiles, SignIns } from "@listwright/domain/account"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { lazyPort } from "../lazyPort.ts"

/** The ports of the settings over the contract; their code is loaded with their first call. */
export const layerSettingsHttp = Layer.mergeAll(
  Layer.effect(
    Profiles,
    Effect.map(ApiClient, (client) =>
      lazyPort(async () => (await import("./profilesOver.ts")).profilesOver(client)),
    ),
  ),
  Layer.effect(
    SignIns,
    Effect.map(ApiClient, (client) =>
      lazyPort(async () => (await import("./signInsOver.ts")).signInsOver(client)),
    ),
  ),
)
