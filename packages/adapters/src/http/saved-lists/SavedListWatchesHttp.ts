import { SavedListWatches } from "@listwright/domain/saved-lists"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"

/** Provides SavedListWatches over the contract. */
export const layerSavedListWatchesHttp = Layer.effect(
  SavedListWatches,
  Effect.map(ApiClient, ({ V1SavedLists }) => {
    const called = mapCallFailure("saved list")
    return SavedListWatches.of({
      watch: (id, every) =>
        Effect.asVoid(called(V1SavedLists.watchSavedList({ params: { id }, payload: { every } }))),
      unwatch: (id) => Effect.asVoid(called(V1SavedLists.unwatchSavedList({ params: { id } }))),
      all: () => Effect.map(called(V1SavedLists.watchedLists()), ({ lists }) => lists),
    })
  }),
)
