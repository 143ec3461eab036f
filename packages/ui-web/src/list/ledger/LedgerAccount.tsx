import { roleAbilities } from "@listwright/domain/account"
import { useAccountName } from "../../app/useAccountName.ts"
import { useSession } from "../../app/session.ts"
import { useDraft } from "../draft/useDraft.ts"

/** The account for which the list is counted and priced, shown to users who work for several accounts [p6-roles]. */
export function LedgerAccount() {
  const { user } = useSession()
  const name = useAccountName(useDraft().draft.accountId)
  return roleAbilities(user.role).managesAccounts && name !== "" ? (
    <p className="mb-1 truncate text-sm text-muted">For {name}</p>
  ) : null
}
