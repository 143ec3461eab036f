import { type Choices, type Draft, Drafts, undoDraft } from "@listwright/domain/drafts"
import { Effect } from "effect"

/** What a person chose, without where the order stands. */
const chosen = ({ definition, choices }: Draft): string =>
  JSON.stringify([definition, { ...choices, step: null, countId: null }])

/**
 * One change of the person back. Revisions in which only the order's step moved on are nobody's change and are passed
 * over; a count that was under way then is not under way now.
 */
export const undoOneChange = Effect.fn("undoOneChange")(function* (from: Draft) {
  let draft = yield* undoDraft(from)
  while (draft.canUndo && chosen(draft) === chosen(from)) draft = yield* undoDraft(draft)
  if (draft.choices.step !== "count") return draft
  const drafts = yield* Drafts
  const choices: Choices = { ...draft.choices, step: "input", countId: null }
  return yield* drafts.put(draft.id, { baseRevision: draft.revision, definition: draft.definition, choices })
})
