import { SavedListTables } from "@listwright/domain/saved-lists"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { readDownloadedFile } from "../readDownloadedFile.ts"

/** Provides SavedListTables over the contract. */
export const layerSavedListTablesHttp = Layer.effect(
  SavedListTables,
  Effect.map(ApiClient, ({ V1SavedLists }) => {
    const called = mapCallFailure("saved list")
    return SavedListTables.of({
      lists: (payload, format) => {
        switch (format) {
          case "csv":
            return called(Effect.flatMap(V1SavedLists.savedListsCsv({ payload }), readDownloadedFile))
          case "xlsx":
            return called(Effect.flatMap(V1SavedLists.savedListsWorkbook({ payload }), readDownloadedFile))
        }
      },
      overlap: (payload, format) => {
        switch (format) {
          case "csv":
            return called(Effect.flatMap(V1SavedLists.overlapCsv({ payload }), readDownloadedFile))
          case "xlsx":
            return called(Effect.flatMap(V1SavedLists.overlapWorkbook({ payload }), readDownloadedFile))
        }
      },
    })
  }),
)
