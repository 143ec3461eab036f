import { roleAbilities } from "./abilities.ts"
import type { Role } from "./User.ts"
import type { AccountId } from "./AccountId.ts"
import type { UserId } from "./UserId.ts"

/** The user who makes a request. */
export interface Viewer {
  readonly userId: UserId
  readonly role: Role
  /** The account that the user belongs to. */
  readonly accountId: AccountId
  /** The accounts on the user's list: a Power User's own accounts, or all accounts that a Reseller serves. */
  readonly listedAccounts: ReadonlyArray<AccountId>
}

/**
 * The records within a user's reach: the user's own records, and the records of all users of the accounts that the
 * user manages.
 */
export interface Reach {
  readonly userId: UserId
  readonly accountId: AccountId
  /** The managed accounts, starting with the user's own; empty if the user manages no accounts. */
  readonly managedAccounts: ReadonlyArray<AccountId>
}

/** The user who created a record, and the account that it's for. */
export interface OwnedRecord {
  readonly userId: UserId
  readonly accountId: AccountId
}

/**
 * Returns a user's reach. Plain users and Digital Users reach their own records; a Power User reaches those of all
 * users of their accounts; and a Reseller reaches those of all accounts on their list [p6-roles] [ob6-site-roles].
 */
export const viewerReach = ({ accountId, listedAccounts, role, userId }: Viewer): Reach => ({
  userId,
  accountId,
  managedAccounts: roleAbilities(role).managesAccounts ? [...new Set([accountId, ...listedAccounts])] : [],
})

/** Returns whether a record is within reach; records out of reach look as if they didn't exist. */
export const isWithinReach = (reach: Reach, record: OwnedRecord): boolean =>
  record.userId === reach.userId || reach.managedAccounts.includes(record.accountId)

/** Returns whether a user may work for an account: the user's own, or one that the user manages. */
export const canActForAccount = (reach: Reach, accountId: AccountId): boolean =>
  accountId === reach.accountId || reach.managedAccounts.includes(accountId)
