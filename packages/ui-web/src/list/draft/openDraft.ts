import type { AccountId } from "@listwright/domain/account"
import { type Draft, Drafts } from "@listwright/domain/drafts"
import type { DraftId, NotFound } from "@listwright/domain/shared"
import { Effect, Option } from "effect"
import type { DraftRequirement } from "../../app/DraftStore.ts"

/**
 * Opens a draft with the account for new lists. If there isn't one, or if the user no longer works for it, opens the
 * draft with the user's own account.
 */
export const openForAccount = <E, R>(
  accountId: AccountId | null,
  open: (accountId?: AccountId) => Effect.Effect<Draft, E | NotFound, R>,
) => (accountId === null ? open() : Effect.catchTag(open(accountId), "NotFound", () => open()))

/** Opens the draft last used in this browser tab, or otherwise a new one. */
export const openDraft = Effect.fn("openDraft")(function* (
  listType: number,
  remembered: DraftId | null,
  wanted: DraftRequirement,
  accountId: AccountId | null,
) {
  const drafts = yield* Drafts
  if (remembered !== null) {
    // Of another user, or no longer kept: then a new one is.
    const found = yield* drafts.get(remembered).pipe(
      Effect.map(Option.some),
      Effect.catchTag("NotFound", () => Effect.succeedNone),
    )
    const isWanted = Option.isSome(found) && (wanted === "any" || found.value.choices.step !== "success")
    if (isWanted) return found.value
  }
  return yield* openForAccount(accountId, (account) => drafts.create(listType, account))
})
