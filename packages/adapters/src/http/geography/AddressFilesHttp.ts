import { decodeLocations } from "@listwright/domain/definition"
import { type AddressColumnMapping, AddressFiles } from "@listwright/domain/geography"
import { groupBy } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import type { WireAddressColumns } from "../../contract/original/geography/AddressFileCalls.ts"
import { ApiClient } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { envelopeData } from "../envelopeData.ts"

const wireColumns = (columns: AddressColumnMapping): WireAddressColumns => ({
  Keycode: columns.Keycode,
  Address: columns.Address,
  City: columns.City,
  State: columns.State,
  Zip: columns.ZIP,
  Distance: columns["Distance in miles"],
})

/** Provides AddressFiles over the contract. */
export const layerAddressFilesHttp = Layer.effect(
  AddressFiles,
  Effect.map(ApiClient, ({ Geography, Suppression, V1Geography }) =>
    AddressFiles.of({
      upload: ({ content, name }) => {
        const form = new FormData()
        form.append("file", new File([Uint8Array.from(content)], name))
        return Effect.map(
          envelopeData(Suppression.ExcelUploader({ payload: form })),
          ({ TargetFile }) => TargetFile,
        )
      },
      head: (filePath) =>
        Effect.map(envelopeData(Suppression.GetRecord({ payload: { filePath, type: 2 } })), (head) => ({
          columns: head.UpLoadListColumn.map(({ ColumnName }) => ColumnName),
          rows: head.SuccessRow.map(({ RowData }) => RowData.map(({ Data }) => Data)),
        })),
      located: (FilePath, columns) =>
        Effect.map(
          envelopeData(
            Geography.GetAddressByFile2({
              payload: {
                FilePath,
                type: 1,
                ...(columns === null ? {} : { Columns: wireColumns(columns) }),
              },
            }),
          ),
          ({ FailedRows, GeoItems, LocationFile }) => ({
            kept:
              LocationFile === null
                ? null
                : { file: LocationFile.Hash, name: LocationFile.Name, locations: LocationFile.Locations },
            found: GeoItems.length,
            levels: Object.fromEntries(
              [...groupBy(GeoItems, ({ Precision }) => Precision)].map(([level, items]) => [
                level,
                items.length,
              ]),
            ),
            failed: FailedRows.map(({ Cells, Line, Reason }) => ({
              line: Line,
              cells: Cells,
              reason: Reason,
            })),
          }),
        ),
      locations: (file) =>
        Effect.map(
          mapCallFailure("locations")(V1Geography.locations({ params: { file } })),
          ({ locations }) => decodeLocations(locations),
        ),
    }),
  ),
)
