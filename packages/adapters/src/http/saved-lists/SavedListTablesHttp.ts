import { SavedListTables } from "@listwright/domain/saved-lists"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"
import { fileOf } from "../fileOf.ts"

/** Provides SavedListTables over the contract. */
export const layerSavedListTablesHttp = Layer.effect(
  SavedListTables,
  Effect.map(ApiClient, ({ V1SavedLists }) => {
    const called = orCallFailed("saved list")
    return SavedListTables.of({
      lists: (payload, format) => {
        switch (format) {
          case "csv":
            return called(Effect.flatMap(V1SavedLists.savedListsCsv({ payload }), fileOf))
          case "xlsx":
            return called(Effect.flatMap(V1SavedLists.savedListsWorkbook({ payload }), fileOf))
        }
      },
      overlap: (payload, format) => {
        switch (format) {
          case "csv":
            return called(Effect.flatMap(V1SavedLists.overlapCsv({ payload }), fileOf))
          case "xlsx":
            return called(Effect.flatMap(V1SavedLists.overlapWorkbook({ payload }), fileOf))
        }
      },
    })
  }),
)
