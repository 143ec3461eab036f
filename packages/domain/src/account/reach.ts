import { abilitiesOf } from "./abilities.ts"
import type { Role } from "./User.ts"
import type { AccountId } from "./AccountId.ts"
import type { UserId } from "./UserId.ts"

/** Who asks. */
export interface Viewer {
  readonly userId: UserId
  readonly role: Role
  /** The account that the user belongs to. */
  readonly accountId: AccountId
  /** The accounts on the user's list: of a Power User the own ones, of a Reseller all that it serves. */
  readonly listedAccounts: ReadonlyArray<AccountId>
}

/** Whose records a user reaches: their own, and those of all users of the accounts that they manage. */
export interface Reach {
  readonly userId: UserId
  readonly accountId: AccountId
  /** The own one first; none for who manages no accounts. */
  readonly managedAccounts: ReadonlyArray<AccountId>
}

/** Who made a record, and for which account. */
export interface Owned {
  readonly userId: UserId
  readonly accountId: AccountId
}

/**
 * A plain user and a Digital User reach their own records; a Power User those of all users of their accounts, a
 * Reseller those of all accounts on their list [p6-roles] [ob6-site-roles].
 */
export const reachOf = ({ accountId, listedAccounts, role, userId }: Viewer): Reach => ({
  userId,
  accountId,
  managedAccounts: abilitiesOf(role).managesAccounts ? [...new Set([accountId, ...listedAccounts])] : [],
})

/** Whether an id opens a record; one that it does not open looks missing. */
export const reaches = (reach: Reach, record: Owned): boolean =>
  record.userId === reach.userId || reach.managedAccounts.includes(record.accountId)

/** Whether a user may work for an account: their own, or one that they manage. */
export const worksFor = (reach: Reach, accountId: AccountId): boolean =>
  accountId === reach.accountId || reach.managedAccounts.includes(accountId)
