import type { Reach, User } from "@listwright/domain/account"
import { locationFilesNamed } from "@listwright/domain/definition"
import type { Contact, Draft } from "@listwright/domain/drafts"
import { Effect } from "effect"
import { LocationFiles } from "../locations/LocationFiles.ts"
import { QuoteDesk } from "../pricing/QuoteDesk.ts"
import { SavedCounts } from "./SavedCounts.ts"

/** Counts and prices a draft, and saves what it came to under the name in the contact. Returns the id. */
export const saveDraft = Effect.fn("saveDraft")(function* (
  user: User,
  reach: Reach,
  draft: Draft,
  contact: Contact,
) {
  const desk = yield* QuoteDesk
  const saved = yield* SavedCounts
  const { count, quote } = yield* desk.quote(user, draft, { accountId: draft.accountId, reach })
  // All who reach the list from now on may name its locations: that it was counted says that this user may.
  const locations = yield* LocationFiles
  yield* locations.share(
    { userId: user.id, accountId: draft.accountId },
    locationFilesNamed(draft.definition.areas),
  )
  return yield* saved.save(user.id, {
    draft,
    contact,
    count,
    quantity: quote.quantity,
    figures: quote.figures,
  })
})
