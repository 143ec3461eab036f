import { relax, type Relaxation } from "@listwright/domain/counting"
import type { DraftChange } from "@listwright/domain/drafts"
import { changeSelection } from "../../draft/changeSelection.ts"

/** One change of the draft that can be undone: the list asks one thing less, whatever else has changed in the meantime. */
export const followSuggestion = (relaxation: Relaxation): DraftChange =>
  changeSelection((definition) => relax(definition, relaxation))
