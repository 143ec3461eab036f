import type { Reach } from "../../account/reach.ts"
import type { AccountId } from "../../account/AccountId.ts"

/** The account and reach that a count is made for. */
export interface ListOwner {
  /** Whose prior orders, saved counts and uploaded files the suppressions mean. */
  readonly accountId: AccountId
  /**
   * Which of these the definition may name by their ids: those that this person reaches. null: all of the account, for
   * work on a definition that was checked when it was asked for, such as a delivery.
   */
  readonly reach: Reach | null
}
