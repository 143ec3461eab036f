import { Profiles, SignIns } from "@listwright/domain/account"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { lazyPort } from "../lazyPort.ts"

/** Implements the settings' ports over the contract; their code loads with the first call. */
export const layerSettingsHttp = Layer.mergeAll(
  Layer.effect(
    Profiles,
    Effect.map(ApiClient, (client) =>
      lazyPort(async () => (await import("./createProfilesPort.ts")).createProfilesPort(client)),
    ),
  ),
  Layer.effect(
    SignIns,
    Effect.map(ApiClient, (client) =>
      lazyPort(async () => (await import("./createSignInsPort.ts")).createSignInsPort(client)),
    ),
  ),
)
