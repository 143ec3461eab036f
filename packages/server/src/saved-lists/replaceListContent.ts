import type { Reach, User } from "@listwright/domain/account"
import type { Contact, Draft } from "@listwright/domain/drafts"
import {
  type SavedList,
  type SavedListUpdate,
  SavedListChanged,
  type SavedListChange,
} from "@listwright/domain/saved-lists"
import { Effect, Schema } from "effect"
import { StoredDrafts } from "../drafts/StoredDrafts.ts"
import { ListContents } from "./ListContents.ts"
import { countDraft } from "./saveDraft.ts"
import { SavedCounts } from "./SavedCounts.ts"
import { removeOwnQuickPicks } from "./removeOwnQuickPicks.ts"

/** Raised when a draft can't be saved into a list because its account or source differs. */
export class ListMismatch extends Schema.TaggedError<ListMismatch>()("ListMismatch", {
  message: Schema.String,
}) {}

/** An existing list as the target of a save. */
export interface ExistingList {
  readonly list: SavedList
  readonly last: SavedListChange
}

/** Fails if the content's source differs from the list's. */
export const ensureSameSource = (
  { listType, name }: SavedList,
  content: { readonly listType: number },
): Effect.Effect<void, ListMismatch> =>
  content.listType === listType
    ? Effect.void
    : new ListMismatch({ message: `${name} is a list from another data source. Save a new list instead.` })

/** Fails if the list isn't at the version to replace; null accepts any version. */
export const ensureExpectedVersion = ({ last }: ExistingList, over: number | null) =>
  over === null || over === last.version ? Effect.void : Effect.fail(new SavedListChanged({ last }))

/**
 * Returns the draft opened by a list's link. If the saving user owns the list, it's the user's own draft; otherwise,
 * the owner, who may not be able to reach that draft, gets a separate draft.
 */
const draftOfOwner = Effect.fnUntraced(function* (draft: Draft, { list }: ExistingList, reach: Reach) {
  const owner = yield* (yield* SavedCounts).ownerOf(list.id)
  if (owner === reach.userId) return draft
  const drafts = yield* StoredDrafts
  const { accountId } = list
  return yield* drafts.createWith(
    { userId: owner, accountId, managedAccounts: [] },
    accountId,
    draft.definition,
    removeOwnQuickPicks(draft.choices),
  )
})

/**
 * Counts and prices a draft, and replaces a list's content with it. A null `name` leaves the list's name unchanged.
 * `over` is the version to replace; null replaces any version.
 */
export const replaceListContent = Effect.fn("replaceListContent")(function* (
  user: User,
  reach: Reach,
  found: ExistingList,
  saved: {
    readonly draft: Draft
    readonly contact: Contact
    readonly name: string | null
    readonly over: number | null
  },
) {
  const { contact, draft, name, over } = saved
  const { accountId, id } = found.list
  yield* ensureSameSource(found.list, draft)
  if (draft.accountId !== accountId)
    return yield* new ListMismatch({
      message: `${found.list.name} belongs to another account. Save a new list instead.`,
    })
  yield* ensureExpectedVersion(found, over)
  const count = yield* countDraft(user, reach, draft, contact)
  const kept = yield* draftOfOwner(draft, found, reach)
  const contents = yield* ListContents
  const { keepFormer, version } = yield* contents.replace(reach, {
    id,
    name,
    over,
    count: { ...count, draft: kept },
  })
  const drafts = yield* StoredDrafts
  for (const each of new Set([draft.id, kept.id])) yield* drafts.cameFrom(each, { id, version })
  const into: SavedListUpdate = { list: yield* (yield* SavedCounts).find(reach, id), version, keepFormer }
  return into
})
