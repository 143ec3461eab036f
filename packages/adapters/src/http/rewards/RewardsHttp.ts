import { Rewards } from "@listwright/domain/rewards"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { createRewardsPort } from "./createRewardsPort.ts"

/** Provides Rewards over the contract. */
export const layerRewardsHttp = Layer.effect(Rewards, Effect.map(ApiClient, createRewardsPort))
