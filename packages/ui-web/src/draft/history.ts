import { type Draft, type DraftContent, isSameChoice } from "@listwright/domain/drafts"
import type { DraftStep } from "../app/DraftStore.ts"

/**
 * The user's draft changes on this page: those that can be undone and those that were undone, each with the latest
 * last.
 */
export interface History {
  readonly past: ReadonlyArray<DraftStep>
  readonly future: ReadonlyArray<DraftStep>
}

/** An empty history, as after a reload or after another user changed the draft. */
export const noHistory: History = { past: [], future: [] }

/**
 * Adds a saved change to the history. A change to only the order's step doesn't count. A new change clears the
 * steps that could be redone.
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

/** Moves the latest change to the steps that can be redone. */
export const undoneStep = (history: History, before: DraftContent, after: DraftContent): History => ({
  past: history.past.slice(0, -1),
  future: [...history.future, { before: after, after: before }],
})

/** Returns the unsaved difference as a step that Undo would revert; null if there isn't one. */
export const pendingStep = (saved: Draft, shown: DraftContent): DraftStep | null =>
  isSameChoice(saved, shown) ? null : { before: saved, after: shown }

/**
 * Returns a change that redoes a step if nothing else has changed since. A count running at the time isn't restarted.
 */
export const redoOf =
  ({ before, after }: DraftStep) =>
  (content: DraftContent): DraftContent => {
    if (!isSameChoice(content, before)) return content
    const { accountId, choices, definition } = after
    return choices.step === "count"
      ? { accountId, definition, choices: { ...choices, step: "input", countId: null } }
      : { accountId, definition, choices }
  }
