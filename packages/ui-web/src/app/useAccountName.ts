import type { AccountId } from "@listwright/domain/account"
import { useSession } from "./session.ts"
import { useAccounts } from "./useAccounts.ts"

/** Returns an account's name: the user's own account, or another account that the user works for. */
export const useAccountName = (accountId: AccountId): string => {
  const { user } = useSession()
  const isOwn = accountId === user.accountId
  const accounts = useAccounts(!isOwn)
  if (isOwn) return user.accountName
  return accounts.find((account) => account.accountId === accountId)?.accountName ?? ""
}
