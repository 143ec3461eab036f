import { Api } from "@listwright/adapters"
import { Layer } from "effect"
import { HttpApiBuilder, HttpApiScalar } from "effect/http-api"
import { layerGuestCalls } from "./legacy/account/guestCalls.ts"
import { layerOperatorUserCalls } from "./v1/operator/operatorUserCalls.ts"
import { layerOperatorCalls } from "./v1/operator/operatorCalls.ts"
import { layerPasswordCalls } from "./v1/account/passwordCalls.ts"
import { layerPlaceOrderCalls } from "./legacy/placeOrderCalls.ts"
import { layerSandboxCalls } from "./v1/payment/sandboxCalls.ts"
import { layerSavedListCalls } from "./legacy/saved-lists/savedListCalls.ts"
import { layerSuppressionCalls } from "./legacy/suppression/suppressionCalls.ts"
import { layerV1GuestCalls } from "./v1/account/tokenCalls.ts"
import { layerUserCalls } from "./legacy/account/userCalls.ts"
import { layerV1Calls } from "./v1/v1Calls.ts"
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
