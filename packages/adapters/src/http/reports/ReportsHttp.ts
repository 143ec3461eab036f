import { Reports } from "@listwright/domain/reports"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { createReportsPort } from "./createReportsPort.ts"

/** Provides Reports over the contract. */
export const layerReportsHttp = Layer.effect(Reports, Effect.map(ApiClient, createReportsPort))
