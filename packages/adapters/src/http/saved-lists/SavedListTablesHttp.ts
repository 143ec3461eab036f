import { SavedListTables } from "@listwright/domain/saved-lists"
import { Effect, Layer, type Stream } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"
import { wholeBody } from "../wholeBody.ts"

/** The file that an answer holds, under the name that the server gives it. */
const fileOf = <E>(answer: {
  readonly body: Stream.Stream<Uint8Array, E>
  readonly headers: { readonly "content-disposition": string }
}) =>
  Effect.map(wholeBody(answer), (bytes) => ({
    fileName: /filename="([^"]+)"/.exec(answer.headers["content-disposition"])?.[1] ?? "table",
    bytes,
  }))

/** SavedListTables over the contract. */
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
