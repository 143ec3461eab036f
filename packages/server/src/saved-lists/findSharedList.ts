import { type Reach, type User, type UserId, canActForAccount } from "@listwright/domain/account"
import { emptyContact } from "@listwright/domain/drafts"
import type { SavedListId, FullSavedList, SharedList, SharedListRow } from "@listwright/domain/saved-lists"
import { NotFound } from "@listwright/domain/shared"
import { Effect, Option } from "effect"
import { type Member, Users } from "../accounts/Users.ts"
import { ListShares, type OpenedShare } from "./ListShares.ts"
import { SavedCounts } from "./SavedCounts.ts"
import { removeOwnQuickPicks } from "./removeOwnQuickPicks.ts"

const missing = new NotFound({ what: "saved list" })

/** A complete shared list, and the user sharing it. */
export interface OpenedList {
  readonly shared: SharedList
  /** The complete list and the sharing user's reach, for making a copy. */
  readonly list: FullSavedList
  readonly reach: Reach
}

const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`.trim()

/**
 * Returns the list that a link opens for a colleague, who must work for the list's account. A link works only while the
 * user who shared it can sign in and access the list. For all other users, the link is treated as nonexistent.
 */
const openedList = Effect.fn("openedList")(function* (share: OpenedShare | null, reader: Reach) {
  const users = yield* Users
  const counts = yield* SavedCounts
  if (share === null) return yield* missing
  const sharer = Option.getOrNull(yield* users.find(share.sharedBy))
  if (sharer === null) return yield* missing
  const list = yield* counts.find(sharer.reach, share.id)
  if (!canActForAccount(reader, list.row.accountId)) return yield* missing
  const opened: OpenedList = {
    list,
    reach: sharer.reach,
    shared: {
      list: { ...list, choices: { ...removeOwnQuickPicks(list.choices), contact: emptyContact } },
      access: share.access,
      sharedBy: nameOf(sharer.user),
      expiresAt: share.expiresAt,
    },
  }
  return opened
})

/** Returns the list that a secret opens. */
export const findSharedList = Effect.fn("findSharedList")(function* (secret: string, reader: Reach) {
  const shares = yield* ListShares
  return yield* openedList(Option.getOrNull(yield* shares.opened(secret)), reader)
})

/** Returns a list that this reader previously opened with a secret. */
export const findOpenedSharedList = Effect.fn("findOpenedSharedList")(function* (
  id: SavedListId,
  reader: Reach,
) {
  const shares = yield* ListShares
  return yield* openedList(Option.getOrNull(yield* shares.openedOf(reader.userId, id)), reader)
})

const sharersOf = Effect.fnUntraced(function* (ids: ReadonlySet<UserId>) {
  const users = yield* Users
  const found = yield* Effect.forEach(ids, (id) => users.find(id))
  return new Map(found.flatMap(Option.toArray).map((sharer): [UserId, Member] => [sharer.user.id, sharer]))
})

/** Returns the lists that this reader has opened with secrets that still work, most recently opened first. */
export const findListsSharedWithReader = Effect.fn("findListsSharedWithReader")(function* (reader: Reach) {
  const shares = yield* (yield* ListShares).openedBy(reader.userId)
  const counts = yield* SavedCounts
  const sharers = yield* sharersOf(new Set(shares.map(({ sharedBy }) => sharedBy)))
  const rows = yield* Effect.forEach(sharers, ([id, { reach }]) =>
    counts.rows(
      reach,
      shares.flatMap((share) => (share.sharedBy === id ? [share.id] : [])),
    ),
  )
  const reached = new Map(rows.flat().map((row) => [row.id, row]))
  return shares.flatMap(({ access, expiresAt, id, sharedBy }): ReadonlyArray<SharedListRow> => {
    const sharer = sharers.get(sharedBy)
    const row = reached.get(id)
    return sharer === undefined || row === undefined || !canActForAccount(reader, row.accountId)
      ? []
      : [{ row, access, expiresAt, sharedBy: nameOf(sharer.user) }]
  })
})
