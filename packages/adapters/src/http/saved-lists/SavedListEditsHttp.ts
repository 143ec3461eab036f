import { SavedListEdits } from "@listwright/domain/saved-lists"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { createSavedListEditsPort } from "./createSavedListEditsPort.ts"

/** Provides SavedListEdits over the contract. */
export const layerSavedListEditsHttp = Layer.effect(
  SavedListEdits,
  Effect.map(ApiClient, createSavedListEditsPort),
)
