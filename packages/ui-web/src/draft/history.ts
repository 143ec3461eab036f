import { type Draft, type DraftContent, isSameChoice } from "@listwright/domain/drafts"
import type { DraftStep } from "../app/DraftStore.ts"

/** The person's changes of a draft in this page: those that can be undone, and those that were, the latest last. */
export interface History {
  readonly past: ReadonlyArray<DraftStep>
  readonly future: ReadonlyArray<DraftStep>
}

/** Nothing is known of what was changed: after a reload, or once somebody else changed the draft. */
export const noHistory: History = { past: [], future: [] }

/** A change was saved. What only moved the order on is none; a new change ends what could be done again. */
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

/** What is saved, or waits to be, as a step: what Undo would take back. */
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
