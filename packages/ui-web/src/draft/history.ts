import { type Draft, type DraftContent, isSameChoice } from "@listwright/domain/drafts"
import type { DraftStep } from "../app/DraftStore.ts"

/** The person's changes of a draft in this page: those that can be undone, and those that were, the latest last. */
export interface History {
  readonly past: ReadonlyArray<DraftStep>
  readonly future: ReadonlyArray<DraftStep>
}

/** An empty history: after a reload, or once another user changed the draft. */
export const noHistory: History = { past: [], future: [] }

/**
 * Adds a saved change. A change of only the order's step doesn't count as one. A new change clears the steps that
 * could be redone.
 */
export const madeStep = (history: History, before: DraftContent, after: DraftContent): History => {
  if (isSameChoice(before, after)) return history
  const next = history.future.at(-1)
  const isRedone = next !== undefined && isSameChoice(next.after, after) && isSameChoice(next.before, before)
  return {
    past: [...history.past, { before, after }],
    future: isRedone ? history.future.slice(0, -1) : [],
  }
}

/** The latest change was undone. */
export const undoneStep = (history: History, before: DraftContent, after: DraftContent): History => ({
  past: history.past.slice(0, -1),
  future: [...history.future, { before: after, after: before }],
})

/** Returns the unsaved difference as a step, which is what Undo would take back; null if there isn't one. */
export const pendingStep = (saved: Draft, shown: DraftContent): DraftStep | null =>
  isSameChoice(saved, shown) ? null : { before: saved, after: shown }

/** The content that a step led to, when nothing else has happened; a count that was running then is not running now. */
export const redoOf =
  ({ before, after }: DraftStep) =>
  (content: DraftContent): DraftContent => {
    if (!isSameChoice(content, before)) return content
    const { accountId, choices, definition } = after
    return choices.step === "count"
      ? { accountId, definition, choices: { ...choices, step: "input", countId: null } }
      : { accountId, definition, choices }
  }
