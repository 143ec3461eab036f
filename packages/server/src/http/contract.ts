import { Api } from "@listwright/adapters"
import { Layer } from "effect"
import { HttpApiBuilder, HttpApiScalar } from "effect/http-api"
import { layerAccount } from "./original/account/layerAccount.ts"
import { layerProfile } from "./original/account/layerProfile.ts"
import { layerAudience } from "./original/audience/layerAudience.ts"
import { layerCounting } from "./original/counting/layerCounting.ts"
import { layerErrorLog } from "./original/errors/errorLogCalls.ts"
import { layerGeography } from "./original/geography/areaCalls.ts"
import { layerMapTiles } from "./v1/geography/tileCalls.ts"
import { layerHistory } from "./original/history/layerHistory.ts"
import { layerOrder } from "./original/order/layerOrder.ts"
import { layerPricing } from "./original/pricing/columnCalls.ts"
import { layerPriceDisplay } from "./original/pricing/priceDisplayCalls.ts"
import { layerPromotion } from "./original/promotion/promotionCalls.ts"
import { layerReportCalls } from "./original/reports/layerReports.ts"
import { layerPayment } from "./original/payment/cardCalls.ts"
import { layerRequestCalls } from "./original/requests/requestCalls.ts"
import { layerRewards } from "./original/rewards/pointCalls.ts"
import { layerSavedLists } from "./original/saved-lists/savedListCalls.ts"
import { layerSuppression } from "./original/suppression/suppressionCalls.ts"
import { layerV1Account } from "./v1/account/layerV1Account.ts"
import { layerV1Users } from "./v1/account/userCalls.ts"
import { layerV1SignIns } from "./v1/account/signInCalls.ts"
import { layerV1Audience } from "./v1/audience/layerV1Audience.ts"
import { layerV1Catalog, layerV1Health } from "./v1/catalog/catalogCalls.ts"
import { layerV1Counting } from "./v1/counting/layerV1Counting.ts"
import { layerV1Drafts } from "./v1/drafts/draftCalls.ts"
import { layerV1ScriptErrors } from "./v1/errors/scriptErrorCalls.ts"
import { layerV1Geography } from "./v1/geography/placeCalls.ts"
import { layerV1History } from "./v1/history/serviceOrderCalls.ts"
import { layerV1Mail } from "./v1/mail/mailCalls.ts"
import { layerV1Tasks } from "./v1/order/taskCalls.ts"
import { layerV1Order } from "./v1/order/layerV1Order.ts"
import { layerSandboxProcessor } from "./v1/payment/vaultCalls.ts"
import { layerPaymentWebhook } from "./v1/payment/webhookCalls.ts"
import { layerV1Pricing } from "./v1/pricing/layerV1Pricing.ts"
import { layerV1Quotes } from "./v1/quotes/sentQuoteCalls.ts"
import { layerV1Reports } from "./v1/reports/reportFileCalls.ts"
import { layerV1Requests } from "./v1/requests/requestListCalls.ts"
import { layerV1Rewards } from "./v1/rewards/operatorRewardCalls.ts"
import { layerV1SavedListEdits } from "./v1/saved-lists/editCalls.ts"
import { layerV1SavedLists } from "./v1/saved-lists/savedListCalls.ts"
import { layerV1Suppression } from "./v1/suppression/doNotSellCalls.ts"
import { layerV1Videos } from "./v1/videos/videoCalls.ts"
import { layerOriginalDecoding, layerV1Decoding } from "./protection/decodingFailures.ts"
import { layerOperator } from "./protection/OperatorLive.ts"
import { layerAuthentication } from "./protection/AuthenticationLive.ts"
import { layerDisabledParts } from "./protection/disabledParts.ts"

/** All calls in the contract, their description at /openapi.json, and a documentation page at /docs. */
export const layerContract = Layer.mergeAll(
  HttpApiBuilder.layer(Api, { openapiPath: "/openapi.json" }).pipe(
    Layer.provide([
      layerAccount,
      layerProfile,
      layerRewards,
      layerPayment,
      layerGeography,
      layerMapTiles,
      layerAudience,
      layerCounting,
      layerPricing,
      layerPromotion,
      layerOrder,
      layerReportCalls,
      layerSuppression,
      layerSavedLists,
      layerHistory,
      layerRequestCalls,
      layerPriceDisplay,
      layerErrorLog,
      layerV1Account,
      layerV1SignIns,
      layerV1Users,
      layerV1Catalog,
      layerV1Health,
      layerV1Audience,
      layerV1Drafts,
      layerV1Geography,
      layerV1Counting,
      layerV1Pricing,
      layerV1Order,
      layerV1Tasks,
      layerV1Reports,
      layerV1Suppression,
      layerV1SavedListEdits,
      layerV1SavedLists,
      layerV1History,
      layerV1Quotes,
      layerV1Rewards,
      layerV1Videos,
      layerV1Mail,
      layerV1Requests,
      layerV1ScriptErrors,
      layerSandboxProcessor,
      layerPaymentWebhook,
    ]),
    Layer.provide([layerAuthentication, layerOriginalDecoding, layerV1Decoding, layerOperator]),
    Layer.provide(layerDisabledParts),
  ),
  // Nothing is loaded from anybody else.
  HttpApiScalar.layer(Api, { path: "/docs", scalar: { withDefaultFonts: false } }),
)
