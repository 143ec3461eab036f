import { type CallFailed, type Paging, Records } from "@listwright/domain/shared"
import {
  type KeyColumns,
  type PersonKeyColumn,
  type SuppressionKind,
  SuppressionLists,
  type SuppressionQuery,
  type SuppressionReport,
} from "@listwright/domain/suppression"
import { Effect, Layer } from "effect"
import type {
  WireKeyColumns,
  WireSuppressionItem,
  WireSuppressionReport,
} from "../../contract/original/suppression/SuppressionGroup.ts"
import { ApiClient } from "../ApiClient.ts"
import { envelopeData } from "../envelopeData.ts"
import { wirePaging } from "../wirePaging.ts"

const itemOf = (item: WireSuppressionItem) => ({
  orderDate: item.OrderDate,
  orderCode: item.OrderCode,
  name: item.OrderDesc,
  description: item.SuppressionDesc,
  quantity: Records.make(item.TotalDesiredQty),
  value: item.SuppressionValue,
  savedListCode: item.GeoKeyCode,
  countId: item.CountId,
})

const reportOf = (report: WireSuppressionReport): SuppressionReport => ({
  id: report.SuppressionValue,
  rows: Records.make(report.Rows),
  matched: Records.make(report.Matched),
  unmatched: Records.make(report.Unmatched),
  rejected: Records.make(report.Rejected),
  persons: Records.make(report.Persons),
  unmatchedLines: report.UnmatchedLines,
  rejectedRows: report.RejectedRows.map(({ Line, Reason }) => ({ line: Line, reason: Reason })),
})

const wireKeys = (keys: KeyColumns | PersonKeyColumn): WireKeyColumns =>
  "personKey" in keys
    ? { PersonKey: keys.personKey }
    : {
        Address: keys.address,
        Zip: keys.zip,
        ...(keys.firstName === null ? {} : { FirstName: keys.firstName }),
        ...(keys.lastName === null ? {} : { LastName: keys.lastName }),
      }

/** Provides SuppressionLists over the contract. */
export const layerSuppressionListsHttp = Layer.effect(
  SuppressionLists,
  Effect.map(ApiClient, ({ Suppression }) => {
    const pageOf = (kind: SuppressionKind, query: SuppressionQuery, paging: Paging) => {
      const { accountId, listType } = query
      const pagingOptions = wirePaging(paging)
      const ofOrders = {
        accountId,
        listType,
        orderName: query.name,
        orderNumber: query.number,
        pagingOptions,
      }
      switch (kind) {
        case "orders":
          return envelopeData(Suppression.GetSuppressionList({ payload: ofOrders }))
        case "files":
          return envelopeData(Suppression.GetCustomSuppressions({ payload: ofOrders }))
        case "savedCounts":
          return envelopeData(
            Suppression.GetSaveCountSuppressionList({
              payload: {
                accountId,
                listType,
                countName: query.name,
                countNumber: query.number,
                pagingOptions,
              },
            }),
          )
      }
    }
    return SuppressionLists.of({
      page: (kind, query, paging) =>
        Effect.map(pageOf(kind, query, paging), ({ Items, TotalRecordCount }) => ({
          items: Items.map(itemOf),
          total: TotalRecordCount,
        })),
      upload: Effect.fn("SuppressionListsHttp.upload")(function* ({ bytes, name }) {
        const form = new FormData()
        form.append("file", new File([Uint8Array.from(bytes)], name))
        const { TargetFile } = yield* envelopeData(Suppression.ExcelUploader({ payload: form }))
        const head = yield* envelopeData(
          Suppression.GetRecord({ payload: { filePath: TargetFile, type: 1 } }),
        )
        return {
          targetFile: TargetFile,
          columns: head.UpLoadListColumn.map(({ ColumnName }) => ColumnName),
          rows: head.SuccessRow.map(({ RowData }) => RowData.map(({ Data }) => Data)),
        }
      }),
      process: (file, listType, keys, accountId): Effect.Effect<SuppressionReport, CallFailed> =>
        Effect.map(
          envelopeData(
            Suppression.ProcessCustomSuppressionFile({
              payload: {
                file,
                listType,
                KeyColumns: wireKeys(keys),
                ...(accountId === undefined ? {} : { accountId }),
              },
            }),
          ),
          reportOf,
        ),
      notifyUpload: (quantity) =>
        Effect.asVoid(
          envelopeData(Suppression.SuppressionUploadNotifier({ payload: { Quantity: quantity } })),
        ),
    })
  }),
)
