import { Schema } from "effect"
import { AccountId } from "./AccountId.ts"

/** An account that a user may order for. */
export const Account = Schema.Struct({
  accountId: AccountId,
  accountName: Schema.String,
  description: Schema.String,
  isDefault: Schema.Boolean,
})
export type Account = typeof Account.Type

/**
 * Returns the account that a screen starts with: the default account or, without one, the first account; undefined if
 * there are no accounts.
 */
export const defaultAccount = (accounts: ReadonlyArray<Account>): Account | undefined =>
  accounts.find(({ isDefault }) => isDefault) ?? accounts[0]
