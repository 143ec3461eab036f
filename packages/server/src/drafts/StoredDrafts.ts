import type {
  Choices,
  Draft,
  DraftConflict,
  DraftTooLarge,
  ListDefinition,
  NotFound,
} from "@listwright/domain"
import { Context, type Effect, Schema } from "effect"

/** An order was placed from this draft: what it selects stays as it was ordered. */
export class DraftPlaced extends Schema.TaggedError<DraftPlaced>()("DraftPlaced", {
  orderId: Schema.String,
}) {}

/** A draft keeps the source that it was opened for. */
export class DraftOfOtherSource extends Schema.TaggedError<DraftOfOtherSource>()("DraftOfOtherSource", {
  listType: Schema.Int,
}) {}

export interface DraftChange {
  readonly baseRevision: number
  readonly definition: ListDefinition
  readonly choices: Choices
}

/**
 * Everybody's drafts. Each call names the user: a draft of somebody else looks exactly like one that does not exist.
 * Definitions are kept in canonical form.
 */
export class StoredDrafts extends Context.Service<
  StoredDrafts,
  {
    /** The user's draft of a source that was changed last and not placed yet, or a new one. */
    readonly open: (userId: string, listType: number) => Effect.Effect<Draft>
    readonly create: (userId: string, listType: number) => Effect.Effect<Draft>
    readonly get: (userId: string, id: string) => Effect.Effect<Draft, NotFound>
    /** The user's draft that was changed last, of any source, placed or not. */
    readonly latest: (userId: string) => Effect.Effect<Draft, NotFound>
    /** Writes a new revision if the draft still stands at the base revision; one that changes nothing is not kept. */
    readonly put: (
      userId: string,
      id: string,
      change: DraftChange,
    ) => Effect.Effect<Draft, NotFound | DraftConflict | DraftTooLarge | DraftPlaced | DraftOfOtherSource>
    /** Brings back, as a new revision, the state before the current one; again and again goes further back. */
    readonly undo: (
      userId: string,
      id: string,
      baseRevision: number,
    ) => Effect.Effect<Draft, NotFound | DraftConflict>
  }
>()("@listwright/server/drafts/StoredDrafts") {}
