import { DraftId } from "@listwright/domain/shared"
import { AccountId } from "@listwright/domain/account"
import { SavedListId } from "@listwright/domain/saved-lists"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { OriginalDecoding } from "../OriginalDecoding.ts"
import { Envelope } from "../Envelope.ts"
import { OriginalOrder } from "../order/OriginalOrder.ts"
import { pageMethod } from "../pageMethod.ts"
import { Page, PagingOptions } from "../Paging.ts"
import {
  Access,
  allowListing,
  allowNamedRecords,
  type RequestParts,
  allowUsers,
} from "../../access/Access.ts"
import { examplePaging } from "../../access/originalExamples.ts"

/**
 * A saved count. ListType and AccountId are our additions, for opening and combining; servers of the original contract
 * don't send them.
 */
export const WireSavedCount = Schema.Struct({
  OrderId: SavedListId,
  SessionId: DraftId,
  OrderDate: Schema.String,
  ExpirationDate: Schema.String,
  OrderCode: Schema.String,
  OrderDesc: Schema.String,
  ListType: Schema.optionalKey(Schema.Int),
  DataSourceDesc: Schema.String,
  TotalEstmCost: Schema.String,
  TotalDesiredQty: Schema.Int,
  AccountId: Schema.optionalKey(AccountId),
  AccountName: Schema.String,
  UserName: Schema.String,
  CostPrice: Schema.String,
})
export type WireSavedCount = typeof WireSavedCount.Type

const combining = (accountId: number, ids: ReadonlyArray<string>): RequestParts => ({
  payload: { accountId, multiCountOrderGeos: ids.map((GeoKeyCode) => ({ GeoKeyCode })) },
})

const exampleSaved = {
  OrderContactInformation: {
    FirstName: "Dana",
    LastName: "W",
    Company: "Bakery",
    Email: "d@bakery.example",
    OrderName: "Spring",
  },
}

const ReportData = Schema.Struct({ ReportData: Page(WireSavedCount) })
const text = Schema.optionalKey(Schema.NullOr(Schema.String))

/** The calls for saving, reading, searching, combining, and deleting saved lists. */
export class SavedListsGroup extends HttpApiGroup.make("SavedLists")
  .add(
    pageMethod(
      "PlaceOrder",
      "SaveCount",
      Schema.Struct({
        currentSessionId: DraftId,
        order: OriginalOrder,
        /** The saved count to overwrite, which is our addition. 0, null, '', or omitted creates a new one. */
        OrderId: Schema.optionalKey(Schema.NullOr(Schema.Union([SavedListId, Schema.Literal(0)]))),
      }),
      Schema.Struct({ IsSuccess: Schema.Boolean, Message: Schema.String }),
    ).annotate(
      Access,
      allowNamedRecords({
        draft: (id) => ({ payload: { currentSessionId: id, order: exampleSaved } }),
        "saved count": (id, { ownDraftId }) => ({
          payload: { currentSessionId: ownDraftId, order: exampleSaved, OrderId: id },
        }),
      }),
    ),
    HttpApiEndpoint.post("GetInitSaveData", "/rpt/MySavedCount.aspx/GetInitSaveData", {
      payload: Schema.Struct({ pagingOptions: PagingOptions }),
      success: Envelope(ReportData),
    }).annotate(
      Access,
      allowListing("saved count", allowUsers({ payload: { pagingOptions: examplePaging } })),
    ),
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
    }).annotate(
      Access,
      allowListing(
        "saved count",
        allowNamedRecords({
          account: (id) => ({ payload: { accountId: Number(id), pagingOptions: examplePaging } }),
        }),
      ),
    ),
    HttpApiEndpoint.post("PostMultiCountOrder", "/rpt/MySavedCount.aspx/PostMultiCountOrder", {
      payload: Schema.Struct({
        /** The account; 0, null, or missing if no account is chosen. */
        accountId: Schema.optionalKey(Schema.NullOr(AccountId)),
        multiCountOrderGeos: Schema.Array(Schema.Struct({ GeoKeyCode: SavedListId })),
      }),
      /** The combined list's session. */
      success: Envelope(Schema.Struct({ SessionId: DraftId, ListType: Schema.Int })),
    }).annotate(
      Access,
      allowNamedRecords({
        account: (id, { savedCounts }) => combining(Number(id), savedCounts),
        "saved count": (id, { accountId, savedCounts }) => combining(accountId, [savedCounts[0], id]),
      }),
    ),
    HttpApiEndpoint.post("DeleteSavedCount", "/rpt/MySavedCount.aspx/DeleteSavedCount", {
      payload: Schema.Struct({ orderIds: Schema.Array(SavedListId) }),
      success: Envelope(Schema.Struct({})),
    }).annotate(Access, allowNamedRecords({ "saved count": (id) => ({ payload: { orderIds: [id] } }) })),
  )
  .middleware(Authentication)
  .middleware(OriginalDecoding) {}
