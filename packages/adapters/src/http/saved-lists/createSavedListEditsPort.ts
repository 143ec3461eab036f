import { SavedListChanged, SavedListEdits } from "@listwright/domain/saved-lists"
import type { CallFailed } from "@listwright/domain/shared"
import { Effect } from "effect"
import type { ListChanged } from "../../contract/v1/saved-lists/V1SavedListEditsGroup.ts"
import type { Calls } from "../ApiClient.ts"
import { toCallFailed, type ClientFailure, mapCallFailure } from "../toCallFailed.ts"

const orChanged = <A, R>(
  call: Effect.Effect<A, ClientFailure | ListChanged, R>,
): Effect.Effect<A, CallFailed | SavedListChanged, R> =>
  Effect.mapError(call, (failure) =>
    "_tag" in failure && failure._tag === "ListChanged"
      ? new SavedListChanged({ last: failure.last })
      : toCallFailed("saved list")(failure),
  )

/** Implements SavedListEdits over the contract. */
export const createSavedListEditsPort = ({ V1SavedListEdits }: Calls): SavedListEdits["Service"] =>
  SavedListEdits.of({
    ofDraft: (draftId) => mapCallFailure("draft")(V1SavedListEdits.listOfDraft({ params: { id: draftId } })),
    saveInto: ({ content, id, name, over }) =>
      orChanged(
        V1SavedListEdits.saveIntoList({
          params: { id },
          payload: {
            ...(name === null ? {} : { name }),
            ...(over === null ? {} : { over }),
            ...("definition" in content
              ? { definition: content.definition }
              : {
                  draft: { id: content.draftId, revision: content.revision, contact: content.contact },
                }),
          },
        }),
      ),
    undo: (id, version) =>
      orChanged(V1SavedListEdits.undoSaveIntoList({ params: { id }, payload: { version } })),
  })
