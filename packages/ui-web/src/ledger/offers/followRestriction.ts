import { restrict, type Restriction } from "@listwright/domain/counting"
import { canonicalJson } from "@listwright/domain/definition"
import type { DraftChange } from "@listwright/domain/drafts"
import { changeSelection } from "../../draft/changeSelection.ts"

/** One change of the draft that can be undone: the list asks one thing more. What asks for it already stays as it is. */
export const followRestriction = (restriction: Restriction): DraftChange =>
  changeSelection((definition) => {
    const restricted = restrict(definition, restriction)
    return canonicalJson(restricted) === canonicalJson(definition) ? definition : restricted
  })
