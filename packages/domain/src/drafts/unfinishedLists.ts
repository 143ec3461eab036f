import type { ListDefinition } from "../definition/ListDefinition.ts"
import { draftContent, type DraftContent } from "./changeDraft.ts"
import type { Draft } from "./Draft.ts"
import { hasSameChoices } from "./hasSameChoices.ts"

/** The maximum number of unfinished lists on the landing page. */
export const MAX_UNFINISHED_LISTS = 4

/** Returns whether anything has been chosen: a list that was only opened isn't worth continuing. */
export const hasChoices = ({ areas, audience, phoneOption }: ListDefinition): boolean =>
  areas.length > 0 ||
  phoneOption !== null ||
  audience.unit === "allHouseholds" ||
  audience.criteria.length > 0

/** A draft and its first revision; the revision is null if it was discarded after many changes. */
export interface OpenDraft {
  readonly draft: Draft
  readonly begun: DraftContent | null
}

/** Returns whether a draft differs from its first revision: a saved list or an order that was only opened doesn't. */
const isTouched = ({ begun, draft }: OpenDraft): boolean =>
  begun === null || !hasSameChoices(begun, draftContent(draft))

/**
 * Returns the lists that a user may continue, from sources that the user may order: lists with choices that have
 * changed since they were opened, up to the number that the landing page shows, in the given order.
 */
export const unfinishedLists = (
  drafts: ReadonlyArray<OpenDraft>,
  allowed: ReadonlyArray<number>,
): ReadonlyArray<Draft> =>
  drafts
    .filter(
      (open) => allowed.includes(open.draft.listType) && hasChoices(open.draft.definition) && isTouched(open),
    )
    .map(({ draft }) => draft)
    .slice(0, MAX_UNFINISHED_LISTS)
