import { Profiles, SignIns } from "@listwright/domain/account"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { createProfilesPort } from "./createProfilesPort.ts"
import { createSignInsPort } from "./createSignInsPort.ts"

/** Provides the settings' ports over the contract. */
export const layerSettingsHttp = Layer.mergeAll(
  Layer.effect(Profiles, Effect.map(ApiClient, createProfilesPort)),
  Layer.effect(SignIns, Effect.map(ApiClient, createSignInsPort)),
)
