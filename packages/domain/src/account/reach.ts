import { abilitiesOf } from "./abilities.ts"
import type { Role } from "./User.ts"

/** Who asks. */
export interface Viewer {
  readonly userId: string
  readonly role: Role
  /** The account that the user belongs to. */
  readonly accountId: number
  /** The accounts on the user's list: of a Power User the own ones, of a Reseller all that it serves. */
  readonly listedAccounts: ReadonlyArray<number>
}

/** Whose records a user reaches: their own, and those of all users of the accounts that they manage. */
export interface Reach {
  readonly userId: string
  readonly accountId: number
  /** The own one first; none for who manages no accounts. */
  readonly managedAccounts: ReadonlyArray<number>
}

/** Who made a record, and for which account. */
export interface Owned {
  readonly userId: string
  readonly accountId: number
}

/**
 * A plain user and a Digital User reach their own records; a Power User those of all users of their accounts, a Reseller
 * those of all accounts on their list. spec: decisions (Who reaches what by id) [p6-roles], order-builder §6 [ob6-site-roles]
 */
export const reachOf = ({ accountId, listedAccounts, role, userId }: Viewer): Reach => ({
  userId,
  accountId,
  managedAccounts: abilitiesOf(role).managesAccounts ? [...new Set([accountId, ...listedAccounts])] : [],
})

/** Whether an id opens a record; one that it does not open looks missing. spec: decisions (Who reaches what by id) */
export const reaches = (reach: Reach, record: Owned): boolean =>
  record.userId === reach.userId || reach.managedAccounts.includes(record.accountId)

/**
 * Whether a user may work for an account: their own, or one that they manage. spec: decisions (Drafts carry an account)
 */
export const worksFor = (reach: Reach, accountId: number): boolean =>
  accountId === reach.accountId || reach.managedAccounts.includes(accountId)
