import { Rewards } from "@listwright/domain/rewards"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { lazyPort } from "../lazyPort.ts"

/** Provides Rewards over the contract; its code loads with the first call. */
export const layerRewardsHttp = Layer.effect(
  Rewards,
  Effect.map(ApiClient, (client) =>
    lazyPort(async () => (await import("./createRewardsPort.ts")).createRewardsPort(client)),
  ),
)
