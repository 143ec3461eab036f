import { AccountId } from "@listwright/domain/account"

/** Among what is kept of this tab's drafts, and forgotten with them: the next person must not find it. */
const KEY = "listwright-draft-account"

/**
 * Returns the account that new lists of this tab are for; null if the user didn't choose one, so that lists are for
 * the user's own account.
 */
export const chosenAccount = (): AccountId | null => {
  const kept = sessionStorage.getItem(KEY)
  return kept === null ? null : AccountId.make(Number(kept))
}

export const rememberAccount = (accountId: AccountId): void => sessionStorage.setItem(KEY, String(accountId))
