import type { ListDefinition } from "@listwright/domain/definition"
import type { AreasUpdate, AreaChoiceRules } from "@listwright/domain/geography"
import { useApp } from "../../app/App.ts"
import { useNotify } from "../../design/notifications.tsx"
import { changeSelection } from "../draft/changeSelection.ts"
import { replacedAreasNotice } from "./replacedAreasNotice.ts"
import { useAreaChoiceRules } from "./useAreaChoiceRules.ts"

/**
 * Chooses areas immediately, without a lookup, and shows a notice about the areas that they replaced. Returns the
 * result.
 */
export const useChooseAreas = (): ((
  choose: (definition: ListDefinition, choosing: AreaChoiceRules) => AreasUpdate,
) => AreasUpdate | null) => {
  const { drafts } = useApp()
  const notify = useNotify("geography")
  const choosing = useAreaChoiceRules()
  return (choose) => {
    const standing = drafts.state()?.draft.definition
    if (standing === undefined) return null
    const outcome = choose(standing, choosing)
    drafts.change(changeSelection((definition) => choose(definition, choosing).definition))
    for (const warning of outcome.warnings) notify(warning)
    const way = outcome.added.length === 0 ? null : replacedAreasNotice(outcome)
    if (way !== null) notify(way)
    return outcome
  }
}
