import { abilitiesOf } from "./abilities.ts"
import type { Role } from "./User.ts"
import type { AccountId } from "./AccountId.ts"
import type { UserId } from "./UserId.ts"

/** The user who asks. */
export interface Viewer {
  readonly userId: UserId
  readonly role: Role
  /** The account that the user belongs to. */
  readonly accountId: AccountId
  /** The accounts on the user's list: of a Power User the own ones, of a Reseller all that it serves. */
  readonly listedAccounts: ReadonlyArray<AccountId>
}

/**
 * The records within a user's reach: the user's own records, and the records of all users of the accounts that the
 * user manages.
 */
export interface Reach {
  readonly userId: UserId
  readonly accountId: AccountId
  /** The user's own account first; empty if the user manages no accounts. */
  readonly managedAccounts: ReadonlyArray<AccountId>
}

/** The user who made a record, and the account that it is for. */
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

/** Tells whether a record is within reach; a record out of reach looks missing. */
export const reaches = (reach: Reach, record: Owned): boolean =>
  record.userId === reach.userId || reach.managedAccounts.includes(record.accountId)

/** Tells whether a user may work for an account: the user's own, or one that the user manages. */
export const worksFor = (reach: Reach, accountId: AccountId): boolean =>
  accountId === reach.accountId || reach.managedAccounts.includes(accountId)
