import { Effect, Schema } from "effect"
import type { Draft } from "./Draft.ts"
import { Drafts } from "./Drafts.ts"

/** No earlier state of the draft is kept. */
export class NothingToUndo extends Schema.TaggedError<NothingToUndo>()("NothingToUndo", {}) {}

/** Goes back to the state before the last change, as a new revision. A conflict is never undone blindly. */
export const undoDraft = Effect.fn("undoDraft")(function* (draft: Draft) {
  if (!draft.canUndo) return yield* new NothingToUndo()
  const drafts = yield* Drafts
  return yield* drafts
    .undo(draft.id, draft.revision)
    .pipe(Effect.catchTag("NotFound", () => Effect.fail(new NothingToUndo())))
})
