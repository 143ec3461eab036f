import { Effect, Schema } from "effect"
import type { AccountId } from "../account/AccountId.ts"
import type { Choices, Draft } from "./Draft.ts"
import { Drafts } from "./Drafts.ts"
import type { CanonicalDefinition } from "../definition/canonicalDefinition.ts"

/** The parts of a draft that a user can change. */
export interface DraftContent {
  readonly accountId: AccountId
  readonly definition: CanonicalDefinition
  readonly choices: Choices
}

/** A change to a draft. It's a function, which can be reapplied on top of another writer's changes. */
export type DraftChange = (content: DraftContent) => DraftContent

/**
 * Returns the parts of a draft that a change can affect: its account, definition, and choices, without its identity and
 * revision.
 */
export const draftContent = ({ accountId, choices, definition }: Draft): DraftContent => ({
  accountId,
  definition,
  choices,
})

const put = Effect.fnUntraced(function* (draft: Draft, change: DraftChange) {
  const drafts = yield* Drafts
  const { accountId, choices, definition } = change(draftContent(draft))
  return yield* drafts.put(draft.id, {
    baseRevision: draft.revision,
    definition,
    choices,
    ...(accountId === draft.accountId ? {} : { accountId }),
  })
})

/**
 * Applies a change to a draft. If another writer saved first, reapplies it once on top of their changes; a second
 * conflict is returned to the user, with the current draft.
 */
export const changeDraft = Effect.fn("changeDraft")(function* (draft: Draft, change: DraftChange) {
  return yield* put(draft, change).pipe(
    Effect.catchTag("DraftConflict", ({ current }) => put(current, change)),
  )
})

/** The draft has no earlier state to return to. */
export class NothingToUndo extends Schema.TaggedError<NothingToUndo>()("NothingToUndo", {}) {}

/**
 * Restores the state before the last change as a new revision. Never undoes another writer's change: on a conflict, it
 * fails.
 */
export const undoDraft = Effect.fn("undoDraft")(function* (draft: Draft) {
  if (!draft.canUndo) return yield* new NothingToUndo()
  const drafts = yield* Drafts
  return yield* drafts
    .undo(draft.id, draft.revision)
    .pipe(Effect.catchTag("NotFound", () => Effect.fail(new NothingToUndo())))
})
