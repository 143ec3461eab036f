import { History } from "@listwright/domain/history"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { createHistoryPort } from "./createHistoryPort.ts"

/** Provides History over the contract. */
export const layerHistoryHttp = Layer.effect(History, Effect.map(ApiClient, createHistoryPort))
