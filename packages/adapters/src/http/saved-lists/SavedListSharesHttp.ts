import { SavedListShares } from "@listwright/domain/saved-lists"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"

/** Provides SavedListShares over the contract. */
export const layerSavedListSharesHttp = Layer.effect(
  SavedListShares,
  Effect.map(ApiClient, ({ V1SavedLists }) => {
    const called = mapCallFailure("saved list")
    return SavedListShares.of({
      share: (id, access) => called(V1SavedLists.shareSavedList({ params: { id }, payload: { access } })),
      of: (id) =>
        Effect.map(called(V1SavedLists.getSavedListShare({ params: { id } })), ({ share }) => share),
      revoke: (id) => Effect.asVoid(called(V1SavedLists.revokeSavedListShare({ params: { id } }))),
      open: (secret) => called(V1SavedLists.openSharedList({ payload: { secret } })),
      copy: (secret) => called(V1SavedLists.copySharedList({ payload: { secret } })),
      opened: () => Effect.map(called(V1SavedLists.sharedLists()), ({ lists }) => lists),
      get: (id) => called(V1SavedLists.getSharedList({ params: { id } })),
      copyOpened: (id) => called(V1SavedLists.copyOpenedList({ params: { id }, payload: {} })),
      forget: (id) => Effect.asVoid(called(V1SavedLists.forgetSharedList({ params: { id } }))),
    })
  }),
)
