import type { Audience } from "@listwright/domain/definition"
import { useCallback } from "react"
import { changeSelection } from "../../list/draft/changeSelection.ts"
import { useDraft } from "../../list/draft/useDraft.ts"
import { useStableValue } from "../../list/ledger/useStableValue.ts"
import type { AudienceUpdater } from "./AudienceUpdater.ts"

/** The current list's audience, and the functions that change it. */
export interface EditableAudience {
  readonly audience: Audience
  readonly edit: AudienceUpdater
  /** Includes records without phones as well. */
  readonly takeAll: () => void
}

export const useAudience = (): EditableAudience => {
  const { draft, change } = useDraft()
  // Saving and loading creates a new object. Rows render again only if their content changes.
  const audience = useStableValue(draft.definition.audience)
  const edit = useCallback<AudienceUpdater>(
    (editAudience) =>
      change(
        changeSelection((definition) => {
          const edited = editAudience(definition.audience)
          return edited === definition.audience ? definition : { ...definition, audience: edited }
        }),
      ),
    [change],
  )
  const takeAll = () =>
    change(changeSelection((definition) => ({ ...definition, phoneOption: "phonesWhereAvailable" })))
  return { audience, edit, takeAll }
}
