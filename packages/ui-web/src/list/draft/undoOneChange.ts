import { type Choices, type Draft, Drafts, undoDraft } from "@listwright/domain/drafts"
import { Effect } from "effect"

/** Returns the user's choices as text, without the order's step. */
const chosen = ({ accountId, definition, choices }: Draft): string =>
  JSON.stringify([accountId, definition, { ...choices, step: null, countId: null }])

/**
 * Reverts one of the user's changes, skipping revisions in which only the order's step changed. A count running at the
 * time isn't restarted.
 */
export const undoOneChange = Effect.fn("undoOneChange")(function* (from: Draft) {
  let draft = yield* undoDraft(from)
  while (draft.canUndo && chosen(draft) === chosen(from)) draft = yield* undoDraft(draft)
  if (draft.choices.step !== "count") return draft
  const drafts = yield* Drafts
  const choices: Choices = { ...draft.choices, step: "input", countId: null }
  return yield* drafts.put(draft.id, { baseRevision: draft.revision, definition: draft.definition, choices })
})
