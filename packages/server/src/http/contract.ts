import { Api } from "@listwright/adapters"
import { Layer } from "effect"
import { HttpApiBuilder, HttpApiScalar } from "effect/http-api"
import { layerGuestCalls } from "./calls/guestCalls.ts"
import { layerOperatorUserCalls } from "./calls/operatorUserCalls.ts"
import { layerOperatorCalls } from "./calls/operatorCalls.ts"
import { layerPasswordCalls } from "./calls/passwordCalls.ts"
import { layerPlaceOrderCalls } from "./calls/placeOrderCalls.ts"
import { layerSandboxCalls } from "./calls/sandboxCalls.ts"
import { layerSavedListCalls } from "./calls/savedListCalls.ts"
import { layerSuppressionCalls } from "./calls/suppressionCalls.ts"
import { layerV1GuestCalls } from "./calls/tokenCalls.ts"
import { layerUserCalls } from "./calls/userCalls.ts"
import { layerV1Calls } from "./calls/v1Calls.ts"
import { layerLegacyDecoding, layerV1Decoding } from "./protection/decodingFailures.ts"
import { layerOperator } from "./protection/OperatorLive.ts"
import { layerSignedIn } from "./protection/SignedInLive.ts"

/** Every call of the contract, its description at /openapi.json and a page to read it at /docs. */
export const layerContract = Layer.mergeAll(
  HttpApiBuilder.layer(Api, { openapiPath: "/openapi.json" }).pipe(
    Layer.provide([
      layerGuestCalls,
      layerUserCalls,
      layerPlaceOrderCalls,
      layerV1Calls,
      layerV1GuestCalls,
      layerSuppressionCalls,
      layerSavedListCalls,
      layerOperatorCalls,
      layerOperatorUserCalls,
      layerPasswordCalls,
      layerSandboxCalls,
    ]),
    Layer.provide([layerSignedIn, layerLegacyDecoding, layerV1Decoding, layerOperator]),
  ),
  HttpApiScalar.layer(Api, { path: "/docs" }),
)
