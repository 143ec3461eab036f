import { Reports } from "@listwright/domain/reports"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { lazyPort } from "../lazyPort.ts"

/** Provides Reports over the contract; its code loads with the first call. */
export const layerReportsHttp = Layer.effect(
  Reports,
  Effect.map(ApiClient, (client) =>
    lazyPort(async () => (await import("./createReportsPort.ts")).createReportsPort(client)),
  ),
)
