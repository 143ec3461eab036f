import { Areas } from "@listwright/domain/geography"
import { Effect, Layer } from "effect"
import { ApiClient } from "../../../http/ApiClient.ts"
import { createAreaCodeCalls } from "../../../http/geography/AreasHttp.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"
import { unsupportedCall } from "../client/unsupportedCall.ts"

/**
 * Implements Areas over the original contract, which has no calls for a ZIP Code's place or for the origin of districts
 * and metro areas: `places` and `references` fail with Refused.
 */
export const createOriginalAreasPort = (calls: OriginalCalls): Areas["Service"] =>
  Areas.of({ ...createAreaCodeCalls(calls), places: () => unsupportedCall, references: unsupportedCall })

/** Provides Areas over the original contract. */
export const layerAreasOriginal = Layer.effect(Areas, Effect.map(ApiClient, createOriginalAreasPort))
