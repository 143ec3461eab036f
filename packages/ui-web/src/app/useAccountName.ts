import type { AccountId } from "@listwright/domain/account"
import { useSession } from "./session.ts"
import { useAccounts } from "./useAccounts.ts"

/** Returns the name of an account: the user's own, or another one that they work for. */
export const useAccountName = (accountId: AccountId): string => {
  const { user } = useSession()
  const isOwn = accountId === user.accountId
  const accounts = useAccounts(!isOwn)
  if (isOwn) return user.accountName
  return accounts.find((account) => account.accountId === accountId)?.accountName ?? ""
}
