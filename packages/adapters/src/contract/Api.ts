import { HttpApi, OpenApi } from "effect/http-api"
import { AccountGroup } from "./original/account/AccountGroup.ts"
import { ProfileGroup } from "./original/account/ProfileGroup.ts"
import { AudienceGroup } from "./original/audience/AudienceGroup.ts"
import { CountingGroup } from "./original/counting/CountingGroup.ts"
import { ErrorLogGroup } from "./original/errors/ErrorLogGroup.ts"
import { GeographyGroup } from "./original/geography/GeographyGroup.ts"
import { MapTilesGroup } from "./v1/geography/MapTilesGroup.ts"
import { HistoryGroup } from "./original/history/HistoryGroup.ts"
import { OrderGroup } from "./original/order/OrderGroup.ts"
import { PaymentGroup } from "./original/payment/PaymentGroup.ts"
import { PriceDisplayGroup } from "./original/pricing/PriceDisplayGroup.ts"
import { PricingGroup } from "./original/pricing/PricingGroup.ts"
import { PromotionGroup } from "./original/promotion/PromotionGroup.ts"
import { ReportsGroup } from "./original/reports/ReportsGroup.ts"
import { RequestsGroup } from "./original/requests/RequestsGroup.ts"
import { RewardsGroup } from "./original/rewards/RewardsGroup.ts"
import { SavedListsGroup } from "./original/saved-lists/SavedListsGroup.ts"
import { SuppressionGroup } from "./original/suppression/SuppressionGroup.ts"
import { V1AccountGroup } from "./v1/account/V1AccountGroup.ts"
import { V1SignInsGroup } from "./v1/account/V1SignInsGroup.ts"
import { V1UsersGroup } from "./v1/account/V1UsersGroup.ts"
import { V1AudienceGroup } from "./v1/audience/V1AudienceGroup.ts"
import { V1CatalogGroup } from "./v1/catalog/V1CatalogGroup.ts"
import { V1HealthGroup } from "./v1/catalog/V1HealthGroup.ts"
import { V1CountingGroup } from "./v1/counting/V1CountingGroup.ts"
import { V1DraftsGroup } from "./v1/drafts/V1DraftsGroup.ts"
import { V1ScriptErrorsGroup } from "./v1/errors/V1ScriptErrorsGroup.ts"
import { V1GeographyGroup } from "./v1/geography/V1GeographyGroup.ts"
import { V1HistoryGroup } from "./v1/history/V1HistoryGroup.ts"
import { V1MailGroup } from "./v1/mail/V1MailGroup.ts"
import { V1TasksGroup } from "./v1/order/V1TasksGroup.ts"
import { V1OrderGroup } from "./v1/order/V1OrderGroup.ts"
import { PaymentWebhookGroup } from "./v1/payment/PaymentWebhookGroup.ts"
import { SandboxProcessorGroup } from "./v1/payment/SandboxProcessorGroup.ts"
import { V1PricingGroup } from "./v1/pricing/V1PricingGroup.ts"
import { V1QuotesGroup } from "./v1/quotes/V1QuotesGroup.ts"
import { V1ReportsGroup } from "./v1/reports/V1ReportsGroup.ts"
import { V1RequestsGroup } from "./v1/requests/V1RequestsGroup.ts"
import { V1RewardsGroup } from "./v1/rewards/V1RewardsGroup.ts"
import { V1SavedListEditsGroup } from "./v1/saved-lists/V1SavedListEditsGroup.ts"
import { V1SavedListsGroup } from "./v1/saved-lists/V1SavedListsGroup.ts"
import { V1SuppressionGroup } from "./v1/suppression/V1SuppressionGroup.ts"
import { V1VideosGroup } from "./v1/videos/V1VideosGroup.ts"

/**
 * The whole contract, defined once: the server implements it, the clients call it, and OpenAPI and the mocks are
 * generated from it.
 */
export class Api extends HttpApi.make("listwright")
  .add(AccountGroup)
  .add(ProfileGroup)
  .add(RewardsGroup)
  .add(GeographyGroup)
  .add(MapTilesGroup)
  .add(AudienceGroup)
  .add(CountingGroup)
  .add(PricingGroup)
  .add(PromotionGroup)
  .add(OrderGroup)
  .add(PaymentGroup)
  .add(ReportsGroup)
  .add(SuppressionGroup)
  .add(SavedListsGroup)
  .add(HistoryGroup)
  .add(RequestsGroup)
  .add(PriceDisplayGroup)
  .add(ErrorLogGroup)
  .add(V1AccountGroup)
  .add(V1SignInsGroup)
  .add(V1UsersGroup)
  .add(V1CatalogGroup)
  .add(V1HealthGroup)
  .add(V1AudienceGroup)
  .add(V1DraftsGroup)
  .add(V1GeographyGroup)
  .add(V1CountingGroup)
  .add(V1PricingGroup)
  .add(V1OrderGroup)
  .add(V1TasksGroup)
  .add(V1ReportsGroup)
  .add(V1SuppressionGroup)
  .add(V1SavedListsGroup)
  .add(V1SavedListEditsGroup)
  .add(V1HistoryGroup)
  .add(V1QuotesGroup)
  .add(V1RewardsGroup)
  .add(V1VideosGroup)
  .add(V1MailGroup)
  .add(V1RequestsGroup)
  .add(V1ScriptErrorsGroup)
  .add(SandboxProcessorGroup)
  .add(PaymentWebhookGroup)
  .annotateMerge(OpenApi.annotations({ title: "Listwright", version: "1" })) {}
