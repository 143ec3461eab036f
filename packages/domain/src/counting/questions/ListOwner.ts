import type { Reach } from "../../account/reach.ts"
import type { AccountId } from "../../account/AccountId.ts"

/** The account that a count is made for, and what it may access. */
export interface ListOwner {
  /** The account whose prior orders, saved counts, and uploaded files the suppressions refer to. */
  readonly accountId: AccountId
  /**
   * The orders, counts, and files that the definition may name by id: those within this user's reach. Null allows all
   * of the account's, for work on a definition that was already checked when it was requested, such as a delivery.
   */
  readonly reach: Reach | null
}
