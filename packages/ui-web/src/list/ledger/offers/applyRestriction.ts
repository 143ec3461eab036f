import { restrict, type Restriction } from "@listwright/domain/counting"
import { canonicalJson } from "@listwright/domain/definition"
import type { DraftChange } from "@listwright/domain/drafts"
import { changeSelection } from "../../draft/changeSelection.ts"

/**
 * Returns a change that adds a restriction to the list, reverted by one Undo. A list that already has the restriction
 * is unchanged.
 */
export const applyRestriction = (restriction: Restriction): DraftChange =>
  changeSelection((definition) => {
    const restricted = restrict(definition, restriction)
    return canonicalJson(restricted) === canonicalJson(definition) ? definition : restricted
  })
