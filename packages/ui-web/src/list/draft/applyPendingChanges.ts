import { draftContent, type Draft, type DraftChange } from "@listwright/domain/drafts"
import type { DraftState } from "../../app/DraftStore.ts"

/** Combines several changes into one, applied in order. */
export const combineChanges =
  (changes: ReadonlyArray<DraftChange>): DraftChange =>
  (content) =>
    changes.reduce((made, change) => change(made), content)

/**
 * Returns the draft as displayed on the screens: the server's version plus its unsaved changes. The changes being sent
 * and the queued changes count as one revision each, so a revision never has two states and never decreases.
 */
export const applyPendingChanges = (
  draft: Draft,
  sent: ReadonlyArray<DraftChange>,
  queued: ReadonlyArray<DraftChange>,
  hasFailed: boolean,
): Pick<DraftState, "draft" | "saved"> => {
  const ahead = (sent.length > 0 ? 1 : 0) + (queued.length > 0 ? 1 : 0)
  if (ahead === 0) return { draft, saved: "saved" }
  const content = combineChanges([...sent, ...queued])(draftContent(draft))
  return {
    draft: { ...draft, ...content, revision: draft.revision + ahead, canUndo: true },
    saved: hasFailed ? "unsaved" : "saving",
  }
}
