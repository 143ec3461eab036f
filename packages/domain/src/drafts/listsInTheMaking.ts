import type { ListDefinition } from "../definition/ListDefinition.ts"
import { contentOf, type DraftContent } from "./changeDraft.ts"
import type { Draft } from "./Draft.ts"
import { isSameChoice } from "./isSameChoice.ts"

/** The most lists that the landing page continues with. */
export const LISTS_IN_THE_MAKING = 4

/** Tells whether anything has been chosen: a list that was only opened isn't worth continuing. */
export const holdsChoices = ({ areas, audience, phoneOption }: ListDefinition): boolean =>
  areas.length > 0 ||
  phoneOption !== null ||
  audience.unit === "allHouseholds" ||
  audience.criteria.length > 0

/** A draft and its first revision; null: after many changes the first revision is no longer kept. */
export interface OpenDraft {
  readonly draft: Draft
  readonly begun: DraftContent | null
}

/** Tells whether a draft differs from its first revision: a saved list or an order that was only opened doesn't. */
const isTouched = ({ begun, draft }: OpenDraft): boolean =>
  begun === null || !isSameChoice(begun, contentOf(draft))

/**
 * Returns the lists that a user may continue, of the sources that the user may order: lists with choices that were
 * changed since they were opened, at most as many as the landing page shows, in the given order.
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
