import { Rewards } from "@listwright/domain/rewards"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { lazyPort } from "../lazyPort.ts"

/** The rewards store over the contract; its code is loaded with the first call. */
export const layerRewardsHttp = Layer.effect(
  Rewards,
  Effect.map(ApiClient, (client) =>
    lazyPort(async () => (await import("./rewardsOver.ts")).rewardsOver(client)),
  ),
)
