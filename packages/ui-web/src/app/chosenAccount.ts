import { AccountId } from "@listwright/domain/account"

/**
 * The storage key of the chosen account. It's stored and cleared with this tab's drafts, so that the next user can't
 * see it.
 */
const KEY = "listwright-draft-account"

/**
 * Returns the account for this tab's new lists; null if the user didn't choose one, in which case lists are for the
 * user's own account.
 */
export const chosenAccount = (): AccountId | null => {
  const kept = sessionStorage.getItem(KEY)
  return kept === null ? null : AccountId.make(Number(kept))
}

export const rememberAccount = (accountId: AccountId): void => sessionStorage.setItem(KEY, String(accountId))
