import { relax, type Relaxation } from "@listwright/domain/counting"
import type { DraftChange } from "@listwright/domain/drafts"
import { changeSelection } from "../../draft/changeSelection.ts"

/**
 * Returns a change that removes a restriction from the list, reverted by one Undo, regardless of any other changes in
 * the meantime.
 */
export const applySuggestion = (relaxation: Relaxation): DraftChange =>
  changeSelection((definition) => relax(definition, relaxation))
