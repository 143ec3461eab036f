import type { Reach, User } from "@listwright/domain/account"
import { referencedLocationFiles } from "@listwright/domain/definition"
import type { Contact, Draft } from "@listwright/domain/drafts"
import { Effect } from "effect"
import { Quotas } from "../site/Quotas.ts"
import { StoredDrafts } from "../drafts/StoredDrafts.ts"
import { LocationFiles } from "../locations/LocationFiles.ts"
import { PriceDesk } from "../pricing/PriceDesk.ts"
import { SavedCounts } from "./SavedCounts.ts"

/** Counts and prices a draft as a list with the name in the contact. */
export const countDraft = Effect.fn("countDraft")(function* (
  user: User,
  reach: Reach,
  draft: Draft,
  contact: Contact,
) {
  const desk = yield* PriceDesk
  const { count, price } = yield* desk.price(user, draft, { accountId: draft.accountId, reach })
  // All who reach the list from now on may name its locations: that it was counted says that this user may.
  const locations = yield* LocationFiles
  yield* locations.share(
    { userId: user.id, accountId: draft.accountId },
    referencedLocationFiles(draft.definition.areas),
  )
  return { draft, contact, count, quantity: price.quantity, figures: price.figures }
})

/**
 * Counts and prices a draft, and saves the result under the name in the contact; the draft is linked to that list from
 * then on. Returns the list's ID.
 */
export const saveDraft = Effect.fn("saveDraft")(function* (
  user: User,
  reach: Reach,
  draft: Draft,
  contact: Contact,
) {
  const saved = yield* SavedCounts
  yield* (yield* Quotas).take("savedLists", user.id)
  const id = yield* saved.save(user.id, yield* countDraft(user, reach, draft, contact))
  const drafts = yield* StoredDrafts
  yield* drafts.cameFrom(draft.id, { id, version: 1 })
  return id
})
