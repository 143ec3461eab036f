import type { ListDefinition } from "../definition/ListDefinition.ts"
import { contentOf, type DraftContent } from "./changeDraft.ts"
import type { Draft } from "./Draft.ts"
import { isSameChoice } from "./isSameChoice.ts"

/** The most lists that the landing page continues with. */
export const LISTS_IN_THE_MAKING = 4

/** Whether somebody has chosen anything: a list that was only opened is none to continue. */
export const holdsChoices = ({ areas, audience, phoneOption }: ListDefinition): boolean =>
  areas.length > 0 ||
  phoneOption !== null ||
  audience.unit === "allHouseholds" ||
  audience.criteria.length > 0

/** A draft and what it began with; null: that is no longer kept, after so many changes. */
export interface OpenDraft {
  readonly draft: Draft
  readonly begun: DraftContent | null
}

/** Whether somebody has changed what a draft began with: a saved list or an order that was only opened still has it all. */
const isTouched = ({ begun, draft }: OpenDraft): boolean =>
  begun === null || !isSameChoice(begun, contentOf(draft))

/**
 * The lists that a user may continue, of the sources that the user may order: those that hold anything and that
 * somebody worked on, as many as the landing page shows, in the order in which they come.
 */
export const listsInTheMaking = (
  drafts: ReadonlyArray<OpenDraft>,
  allowed: ReadonlyArray<number>,
): ReadonlyArray<Draft> =>
  drafts
    .filter(
      (open) =>
        allowed.includes(open.draft.listType) && holdsChoices(open.draft.definition) && isTouched(open),
    )
    .map(({ draft }) => draft)
    .slice(0, LISTS_IN_THE_MAKING)
