import type { AccountId } from "@listwright/domain/account"
import { DraftConflict, Drafts, DraftTooLarge } from "@listwright/domain/drafts"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { toCallFailed, mapCallFailure } from "../toCallFailed.ts"

const newDraft = (listType: number, accountId: AccountId | undefined) => ({
  listType,
  ...(accountId === undefined ? {} : { accountId }),
})

/** Provides Drafts over the contract. */
export const layerDraftsHttp = Layer.effect(
  Drafts,
  Effect.map(ApiClient, ({ V1Drafts }) =>
    Drafts.of({
      open: (listType, accountId) =>
        mapCallFailure("draft")(V1Drafts.openDraft({ payload: newDraft(listType, accountId) })),
      create: (listType, accountId) =>
        mapCallFailure("draft")(V1Drafts.createDraft({ payload: newDraft(listType, accountId) })),
      inTheMaking: () =>
        Effect.map(mapCallFailure("draft")(V1Drafts.draftsInTheMaking({})), ({ drafts }) => drafts),
      get: (id) => mapCallFailure("draft")(V1Drafts.getDraft({ params: { id } })),
      put: (id, payload) =>
        V1Drafts.putDraft({ params: { id }, payload }).pipe(
          Effect.mapError((failure) => {
            if (!("_tag" in failure)) return toCallFailed("draft")(failure)
            if (failure._tag === "Conflict") return new DraftConflict({ current: failure.current })
            if (failure._tag === "TooLarge") return new DraftTooLarge({ bytes: failure.bytes })
            return toCallFailed("draft")(failure)
          }),
        ),
      undo: (id, baseRevision) =>
        V1Drafts.undoDraft({ params: { id }, payload: { baseRevision } }).pipe(
          Effect.mapError((failure) =>
            "_tag" in failure && failure._tag === "Conflict"
              ? new DraftConflict({ current: failure.current })
              : toCallFailed("draft")(failure),
          ),
        ),
    }),
  ),
)
