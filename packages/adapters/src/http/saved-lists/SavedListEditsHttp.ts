import { SavedListEdits } from "@listwright/domain/saved-lists"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { lazyPort } from "../lazyPort.ts"

/** Provides SavedListEdits over the contract; its code loads with the first call. */
export const layerSavedListEditsHttp = Layer.effect(
  SavedListEdits,
  Effect.map(ApiClient, (client) =>
    lazyPort(async () => (await import("./createSavedListEditsPort.ts")).createSavedListEditsPort(client)),
  ),
)
