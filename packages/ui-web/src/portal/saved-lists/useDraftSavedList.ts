import { SavedListEdits } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { useId, useState } from "react"
import { useCall } from "../../app/useCall.ts"
import { useDraft } from "../../list/draft/useDraft.ts"

/**
 * Loads a draft's original saved list while its dialog is open: first the list as known to the draft, then its current
 * version from the server.
 */
export const useDraftSavedList = () => {
  const { draft } = useDraft()
  // Saving makes the draft another list's: the dialog stays with the one that it was opened for.
  const [known] = useState(draft.savedList ?? null)
  const asking = Effect.flatMap(SavedListEdits, (edits) => edits.ofDraft(draft.id))
  const { data, refetch } = useCall(["list of a draft", draft.id, useId()], asking, {
    enabled: known !== null,
    gcTime: 0,
    retry: false,
  })
  return { known, now: data ?? null, askAgain: refetch }
}
