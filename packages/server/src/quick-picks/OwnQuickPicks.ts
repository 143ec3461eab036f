import type { Reach, UserId } from "@listwright/domain/account"
import type { QuickPickToSave } from "@listwright/domain/audience"
import { NotFound, wholeText } from "@listwright/domain/shared"
import { Context, type Effect, Schema } from "effect"

/** The most quick picks that a user may keep, of all sources together. */
export const MAX_QUICK_PICKS = 300
/** The most bytes that the criteria of one may take as JSON. */
export const MAX_QUICK_PICK_BYTES = 64 * 1024

/** A quick pick that a user saved. */
export interface OwnQuickPick extends QuickPickToSave {
  readonly id: string
}

const REASONS = {
  nameTaken: "There is a quick pick of this name already. Please choose another one.",
  tooMany: `You have ${wholeText(MAX_QUICK_PICKS)} quick picks, which is the limit. Please delete one first.`,
  tooLarge: "This quick pick has too many values. Please choose fewer.",
} as const

/** A quick pick cannot be saved, or not under this name. */
export class QuickPickRefused extends Schema.TaggedError<QuickPickRefused>()("QuickPickRefused", {
  reason: Schema.Literals(["nameTaken", "tooMany", "tooLarge"]),
}) {
  override get message(): string {
    return REASONS[this.reason]
  }
}

/** The quick picks that users saved, each for its user alone: to others it looks as if it did not exist. */
export class OwnQuickPicks extends Context.Service<
  OwnQuickPicks,
  {
    /** Lists the user's quick picks of a source, by name. */
    readonly list: (userId: UserId, listType: number) => Effect.Effect<ReadonlyArray<OwnQuickPick>>
    readonly find: (reach: Reach, id: string) => Effect.Effect<OwnQuickPick, NotFound>
    /** Names are unique for a user and source, in any case. Answers the id. */
    readonly save: (userId: UserId, quickPick: QuickPickToSave) => Effect.Effect<string, QuickPickRefused>
    readonly rename: (
      reach: Reach,
      id: string,
      name: string,
    ) => Effect.Effect<void, NotFound | QuickPickRefused>
    readonly remove: (reach: Reach, id: string) => Effect.Effect<void, NotFound>
  }
>()("@listwright/server/quick-picks/OwnQuickPicks") {}
