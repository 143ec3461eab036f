import { roleAbilities, type Account, Accounts } from "@listwright/domain/account"
import { Effect } from "effect"
import { useSession } from "./session.ts"
import { useCall } from "./useCall.ts"

const NONE: ReadonlyArray<Account> = []

/**
 * Returns the accounts that the user works for, in list order; empty until known. They're requested again when the user
 * returns to the page, since an account may have been opened in another tab, by a colleague, or from the terminal.
 */
export const useAccounts = (isAsked: boolean): ReadonlyArray<Account> => {
  const { data = NONE } = useCall(
    ["accounts"],
    Effect.flatMap(Accounts, (accounts) => accounts.accounts()),
    { enabled: isAsked, refetchOnWindowFocus: "always" },
  )
  return data
}

/** Returns the accounts available to a Reseller or Power User who works for several. */
export const useSelectableAccounts = (): ReadonlyArray<Account> => {
  const { user } = useSession()
  const accounts = useAccounts(roleAbilities(user.role).managesAccounts)
  return accounts.length > 1 ? accounts : NONE
}
