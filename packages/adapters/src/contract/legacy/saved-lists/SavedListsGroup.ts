import { DraftId } from "@listwright/domain/shared"
import { AccountId } from "@listwright/domain/account"
import { SavedCountId } from "@listwright/domain/saved-lists"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { LegacyDecoding, SignedIn } from "../../Actor.ts"
import { Envelope } from "../Envelope.ts"
import { LegacyOrder } from "../order/LegacyOrder.ts"
import { pageMethod } from "../pageMethod.ts"
import { Page, PagingOptions } from "../Paging.ts"

/** spec: portal §3 (Saved count row); ListType and AccountId are ours, to open and combine */
export const WireSavedCount = Schema.Struct({
  OrderId: SavedCountId,
  SessionId: DraftId,
  OrderDate: Schema.String,
  ExpirationDate: Schema.String,
  OrderCode: Schema.String,
  OrderDesc: Schema.String,
  ListType: Schema.Int,
  DataSourceDesc: Schema.String,
  TotalEstmCost: Schema.String,
  TotalDesiredQty: Schema.Int,
  AccountId: AccountId,
  AccountName: Schema.String,
  UserName: Schema.String,
  CostPrice: Schema.String,
})
export type WireSavedCount = typeof WireSavedCount.Type

const ReportData = Schema.Struct({ ReportData: Page(WireSavedCount) })
const text = Schema.optionalKey(Schema.NullOr(Schema.String))

/** The saved lists: saved, read, searched, combined, deleted. spec: order-builder §7 (SaveCount), portal §7 (rpt/MySavedCount.aspx) */
export class SavedListsGroup extends HttpApiGroup.make("SavedLists")
  .add(
    pageMethod(
      "PlaceOrder",
      "SaveCount",
      Schema.Struct({ currentSessionId: DraftId, order: LegacyOrder }),
      Schema.Struct({ IsSuccess: Schema.Boolean, Message: Schema.String }),
    ),
    HttpApiEndpoint.post("GetInitSaveData", "/rpt/MySavedCount.aspx/GetInitSaveData", {
      payload: Schema.Struct({ pagingOptions: PagingOptions }),
      success: Envelope(ReportData),
    }),
    HttpApiEndpoint.post("GetSavedCounts", "/rpt/MySavedCount.aspx/GetOrderHisotry", {
      payload: Schema.Struct({
        accountId: Schema.optionalKey(Schema.NullOr(AccountId)),
        orderName: text,
        orderNumber: text,
        searchKey: text,
        startDate: text,
        endDate: text,
        userEmail: text,
        pagingOptions: PagingOptions,
      }),
      success: Envelope(ReportData),
    }),
    HttpApiEndpoint.post("PostMultiCountOrder", "/rpt/MySavedCount.aspx/PostMultiCountOrder", {
      payload: Schema.Struct({
        /** 0, null or left out: none is chosen. */
        accountId: Schema.optionalKey(Schema.NullOr(AccountId)),
        multiCountOrderGeos: Schema.Array(Schema.Struct({ GeoKeyCode: SavedCountId })),
      }),
      /** The session of the combined list. */
      success: Envelope(Schema.Struct({ SessionId: DraftId, ListType: Schema.Int })),
    }),
    HttpApiEndpoint.post("DeleteSavedCount", "/rpt/MySavedCount.aspx/DeleteSavedCount", {
      payload: Schema.Struct({ orderIds: Schema.Array(SavedCountId) }),
      success: Envelope(Schema.Struct({})),
    }),
  )
  .middleware(SignedIn)
  .middleware(LegacyDecoding) {}
