import type { Reach, UserId } from "@listwright/domain/account"
import type { NewQuickPick } from "@listwright/domain/audience"
import { NotFound, formatWholeNumber } from "@listwright/domain/shared"
import { Context, type Effect, Schema } from "effect"

/** The maximum number of quick picks that a user may save, across all sources. */
export const MAX_QUICK_PICKS = 300
/** The maximum size of a quick pick's criteria as JSON, in bytes. */
export const MAX_QUICK_PICK_BYTES = 64 * 1024

/** A user's saved quick pick. */
export interface OwnQuickPick extends NewQuickPick {
  readonly id: string
}

const REASONS = {
  nameTaken: "A quick pick with this name already exists. Please choose another name.",
  tooMany: `You have ${formatWholeNumber(MAX_QUICK_PICKS)} quick picks, which is the limit. Please delete one first.`,
  tooLarge: "This quick pick has too many values. Please choose fewer.",
} as const

/** Raised when a quick pick can't be saved, or can't be saved under this name. */
export class QuickPickRefused extends Schema.TaggedError<QuickPickRefused>()("QuickPickRefused", {
  reason: Schema.Literals(["nameTaken", "tooMany", "tooLarge"]),
}) {
  override get message(): string {
    return REASONS[this.reason]
  }
}

/** Users' saved quick picks; each is visible only to its user and treated as nonexistent for everyone else. */
export class OwnQuickPicks extends Context.Service<
  OwnQuickPicks,
  {
    /** Lists the user's quick picks for a source, by name. */
    readonly list: (userId: UserId, listType: number) => Effect.Effect<ReadonlyArray<OwnQuickPick>>
    readonly find: (reach: Reach, id: string) => Effect.Effect<OwnQuickPick, NotFound>
    /** Saves a quick pick and returns its ID. Names are unique per user and source, ignoring case. */
    readonly save: (userId: UserId, quickPick: NewQuickPick) => Effect.Effect<string, QuickPickRefused>
    readonly rename: (
      reach: Reach,
      id: string,
      name: string,
    ) => Effect.Effect<void, NotFound | QuickPickRefused>
    readonly remove: (reach: Reach, id: string) => Effect.Effect<void, NotFound>
  }
>()("@listwright/server/quick-picks/OwnQuickPicks") {}
