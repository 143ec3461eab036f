import type { Schema } from "effect"
import { AccountJson, RevocationJson, SignInsJson } from "./account/AccountJson.ts"
import { AreaHitsJson, AreaJson, AreasJson } from "./areas/AreasJson.ts"
import { AttributeSearchJson } from "./attributes/AttributeSearchJson.ts"
import { AttributesJson } from "./attributes/AttributesJson.ts"
import { CountJson } from "./counting/CountJson.ts"
import { ErrorsJson } from "./errors/ErrorsJson.ts"
import { HistoryExportJson, HistoryJson, OrderMoreJson } from "./orders/HistoryJson.ts"
import { OrderJson, OrderReportJson, OrdersJson, QuoteJson } from "./orders/OrdersJson.ts"
import { PlanJson } from "./plans/PlanJson.ts"
import { PlacesJson } from "./places/PlacesJson.ts"
import { QuickPickJson, QuickPicksJson } from "./quick-picks/QuickPicksJson.ts"
import {
  DeletionJson,
  DiffJson,
  ListImportJson,
  OverlapJson,
  RepeatJson,
  SavedListJson,
  SavedListPageJson,
  ShareJson,
  SideBySideJson,
  WatchesJson,
  WatchJson,
} from "./saved-lists/SavedListsJson.ts"
import { AreaTableJson, BreakdownJson } from "./reports/ReportsJson.ts"
import { PointsJson, RedemptionResultJson, RedemptionsJson, RewardStoreJson } from "./rewards/RewardsJson.ts"
import { SourceJson, SourcesJson } from "./sources/SourcesJson.ts"
import { CampaignJson, RequestsJson } from "./requests/RequestsJson.ts"
import { TaxCheckJson } from "./tax/TaxCheckJson.ts"
import { WhoamiJson } from "./sign-in/WhoamiJson.ts"

/**
 * The output schemas of commands with --json, by the command's words; they're part of the program's contract with
 * scripts.
 */
export const jsonOutputs = {
  "account show": AccountJson,
  "account sessions": SignInsJson,
  "account revoke": RevocationJson,
  "areas list": AreasJson,
  "areas search": AreaHitsJson,
  "areas show": AreaJson,
  attributes: AttributesJson,
  "attributes search": AttributeSearchJson,
  count: CountJson,
  errors: ErrorsJson,
  "order quote": QuoteJson,
  "order place": OrderJson,
  "order list": OrdersJson,
  "order history": HistoryJson,
  "order export": HistoryExportJson,
  "order more": OrderMoreJson,
  "order show": OrderJson,
  "order cancel": OrderJson,
  "order report": OrderReportJson,
  "places find": PlacesJson,
  "quick-picks list": QuickPicksJson,
  "quick-picks show": QuickPickJson,
  "quick-picks save": QuickPickJson,
  "quick-picks rename": QuickPickJson,
  "quick-picks delete": QuickPickJson,
  "report breakdown": BreakdownJson,
  "report 2d": AreaTableJson,
  requests: RequestsJson,
  "requests campaign": CampaignJson,
  "rewards points": PointsJson,
  "rewards store": RewardStoreJson,
  "rewards redeem": RedemptionResultJson,
  "rewards history": RedemptionsJson,
  "saved list": SavedListPageJson,
  "saved show": SavedListJson,
  "saved save": SavedListJson,
  "saved run": CountJson,
  "saved compare": SideBySideJson,
  "saved diff": DiffJson,
  "saved overlap": OverlapJson,
  "saved combine": CountJson,
  "saved rename": SavedListJson,
  "saved delete": DeletionJson,
  "saved duplicate": SavedListJson,
  "saved import": ListImportJson,
  "saved share": ShareJson,
  "saved shared": SavedListJson,
  "saved watch": WatchJson,
  "saved watched": WatchesJson,
  "saved repeat": RepeatJson,
  "sources list": SourcesJson,
  "sources show": SourceJson,
  "tax check": TaxCheckJson,
  run: PlanJson,
  whoami: WhoamiJson,
} as const satisfies Record<string, Schema.Top>
