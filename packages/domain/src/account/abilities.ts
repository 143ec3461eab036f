import type { Account } from "./Account.ts"
import type { Role } from "./User.ts"
import type { AccountId } from "./AccountId.ts"

/** A role's permissions beyond those of every user. */
export interface Abilities {
  /** True if the header links to the prices. */
  readonly seesPricing: boolean
  /** True if history and saved lists have an account filter, and combining lists requires an account. */
  readonly choosesAccount: boolean
  /** True if the hub has a plus icon. */
  readonly createsAccounts: boolean
  /** True if the user works with several accounts. */
  readonly managesAccounts: boolean
}

const ofEverybody: Abilities = {
  seesPricing: true,
  choosesAccount: false,
  createsAccounts: false,
  managesAccounts: false,
}

/** Returns a role's abilities [p6-roles] [p6-pricing-link] [p6-account-filter] [ob6-site-roles]. */
export const roleAbilities = (role: Role): Abilities => {
  switch (role) {
    case "User":
      return ofEverybody
    case "Digital User":
      return { ...ofEverybody, seesPricing: false }
    case "Power User":
      return { ...ofEverybody, managesAccounts: true }
    case "Reseller":
      return { seesPricing: true, choosesAccount: true, createsAccounts: true, managesAccounts: true }
  }
}

/** The account filter's first choice. */
export const ALL_ACCOUNTS = "All Accounts"

/**
 * Returns the account filter's choices, starting with `null` for all accounts; empty if the role has no filter.
 * [p6-account-filter]
 */
export const accountFilter = (
  role: Role,
  accounts: ReadonlyArray<Account>,
): ReadonlyArray<{ readonly accountId: AccountId | null; readonly name: string }> =>
  roleAbilities(role).choosesAccount
    ? [
        { accountId: null, name: ALL_ACCOUNTS },
        ...accounts.map(({ accountId, accountName }) => ({ accountId, name: accountName })),
      ]
    : []
