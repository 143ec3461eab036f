import { type Draft, type DraftContent, hasSameChoices } from "@listwright/domain/drafts"
import type { DraftEdit } from "../../app/DraftStore.ts"

/**
 * The user's draft changes on this page: those that can be undone and those that were undone, each in order with the
 * most recent last.
 */
export interface History {
  readonly past: ReadonlyArray<DraftEdit>
  readonly future: ReadonlyArray<DraftEdit>
}

/** An empty history, as after a reload or after another user changed the draft. */
export const emptyHistory: History = { past: [], future: [] }

/**
 * Adds a saved change to the history. A change to only the order's step doesn't count. A new change clears the
 * steps that could be redone.
 */
export const recordEdit = (history: History, before: DraftContent, after: DraftContent): History => {
  if (hasSameChoices(before, after)) return history
  const next = history.future.at(-1)
  const isRedone =
    next !== undefined && hasSameChoices(next.after, after) && hasSameChoices(next.before, before)
  return {
    past: [...history.past, { before, after }],
    future: isRedone ? history.future.slice(0, -1) : [],
  }
}

/** Moves the latest change to the steps that can be redone. */
export const recordUndo = (history: History, before: DraftContent, after: DraftContent): History => ({
  past: history.past.slice(0, -1),
  future: [...history.future, { before: after, after: before }],
})

/** Returns the unsaved difference as a step that Undo would revert; null if there isn't one. */
export const pendingEdit = (saved: Draft, shown: DraftContent): DraftEdit | null =>
  hasSameChoices(saved, shown) ? null : { before: saved, after: shown }

/**
 * Returns a change that redoes a step if nothing else has changed since. A count running at the time isn't restarted.
 */
export const redoEdit =
  ({ before, after }: DraftEdit) =>
  (content: DraftContent): DraftContent => {
    if (!hasSameChoices(content, before)) return content
    const { accountId, choices, definition } = after
    return choices.step === "count"
      ? { accountId, definition, choices: { ...choices, step: "input", countId: null } }
      : { accountId, definition, choices }
  }
