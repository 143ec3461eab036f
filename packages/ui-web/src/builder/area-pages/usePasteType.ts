import type { PasteType } from "@listwright/domain/catalog"
import { switchPasteType } from "@listwright/domain/geography"
import { useApp } from "../../app/App.ts"
import { useTypedAreas } from "../../list/areas/TypedAreasProvider.tsx"
import { useAreaChoiceRules } from "../../list/areas/useAreaChoiceRules.ts"
import { useNotify } from "../../design/notifications.tsx"
import { changeSelection } from "../../list/draft/changeSelection.ts"

/**
 * Switches the type of pasted codes. Plain ZIP Codes in the list are replaced immediately, with a notice
 * [ob4-zip-type-switch].
 */
export const usePasteType = (): ((to: PasteType) => void) => {
  const { drafts } = useApp()
  const { edit, typed } = useTypedAreas()
  const choosing = useAreaChoiceRules()
  const notify = useNotify("geography")
  return (to) => {
    const standing = drafts.state()?.draft.definition
    if (standing !== undefined) {
      const switched = (held: typeof standing) => switchPasteType(held, typed.pasteType, to, choosing)
      const { notice } = switched(standing)
      if (notice !== null) {
        drafts.change(changeSelection((held) => switched(held).definition))
        notify(notice)
      }
    }
    edit({ pasteType: to, pasteLeft: "" })
  }
}
