import { type AccountId, Accounts } from "@listwright/domain/account"
import { Effect } from "effect"
import { useSession } from "./session.ts"
import { useCall } from "./useCall.ts"

/** The name of the account that something is for: the user's own, or another one that they work for. */
export const useAccountName = (accountId: AccountId): string => {
  const { user } = useSession()
  const isOwn = accountId === user.accountId
  const { data = [] } = useCall(
    ["accounts"],
    Effect.flatMap(Accounts, (accounts) => accounts.accounts()),
    { enabled: !isOwn, staleTime: Number.POSITIVE_INFINITY },
  )
  if (isOwn) return user.accountName
  return data.find((account) => account.accountId === accountId)?.accountName ?? ""
}
