import type { Reach } from "../../account/reach.ts"
import type { AccountId } from "../../account/AccountId.ts"

/** The account that a count is made for, and what it may access. */
export interface ListOwner {
  /** The account whose prior orders, saved counts, and uploaded files the suppressions refer to. */
  readonly accountId: AccountId
  /**
   * The orders, counts, and files that the definition may refer to by ID: those within this user's reach. Null allows
   * all of the account's; it's for definitions that were already checked when they were requested, such as those of
   * deliveries.
   */
  readonly reach: Reach | null
}
