import { type Reach, type User, worksFor } from "@listwright/domain/account"
import { emptyContact } from "@listwright/domain/drafts"
import type { SavedList, SharedList } from "@listwright/domain/saved-lists"
import { NotFound } from "@listwright/domain/shared"
import { Effect, Option } from "effect"
import { Users } from "../accounts/Users.ts"
import { ListShares } from "./ListShares.ts"
import { SavedCounts } from "./SavedCounts.ts"

const missing = new NotFound({ what: "saved list" })

/** A shared list, whole, and who shares it. */
export interface OpenedList {
  readonly shared: SharedList
  /** As its owner has it, and whom they reach: for a copy. */
  readonly list: SavedList
  readonly reach: Reach
}

/**
 * The list that a secret opens for a colleague, who works for its account. A link works for as long as who shared it may
 * sign in and reaches the list. To everybody else it looks like no link at all.
 */
export const sharedList = Effect.fn("sharedList")(function* (secret: string, reader: Reach) {
  const shares = yield* ListShares
  const users = yield* Users
  const counts = yield* SavedCounts
  const share = Option.getOrNull(yield* shares.opened(secret))
  if (share === null) return yield* missing
  const sharer = Option.getOrNull(yield* users.find(share.sharedBy))
  if (sharer === null) return yield* missing
  const list = yield* counts.find(sharer.reach, share.id)
  if (!worksFor(reader, list.row.accountId)) return yield* missing
  const { firstName, lastName }: User = sharer.user
  const opened: OpenedList = {
    list,
    reach: sharer.reach,
    shared: {
      list: { ...list, choices: { ...list.choices, contact: emptyContact } },
      access: share.access,
      sharedBy: `${firstName} ${lastName}`.trim(),
      expiresAt: share.expiresAt,
    },
  }
  return opened
})
