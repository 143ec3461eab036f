import { roleAbilities, AccountId } from "@listwright/domain/account"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useApp } from "../../app/App.ts"
import { chosenAccount } from "../../app/chosenAccount.ts"
import { useSession } from "../../app/session.ts"
import { useSelectableAccounts } from "../../app/useAccounts.ts"
import { IconButton } from "../../design/Button.tsx"
import { Select } from "../../design/Select.tsx"
import { useOpenSiteDialog } from "../requests/SiteDialog.ts"

/**
 * The account selector for new lists, if the user works for several accounts, with a button for creating an account, if
 * permitted [p6-roles].
 */
export function AccountChooser() {
  const { user } = useSession()
  const { drafts } = useApp()
  const ask = useOpenSiteDialog()
  const accounts = useSelectableAccounts()
  // Another one was chosen here: it is kept for the tab, where a new account is noted as well.
  const [, setChosen] = useState(user.accountId)
  const chosen = chosenAccount() ?? user.accountId
  const { createsAccounts } = roleAbilities(user.role)
  // An account that is gone is no longer chosen.
  const shown = accounts.some(({ accountId }) => accountId === chosen) ? chosen : user.accountId
  const choose = (accountId: AccountId) => {
    void drafts.workFor(accountId).then(() => setChosen(accountId))
  }
  if (accounts.length === 0 && !createsAccounts) return null
  return (
    <div className="flex items-end gap-1">
      {accounts.length === 0 ? null : (
        <Select
          className="w-64 max-w-full"
          label="Create new lists for"
          value={String(shown)}
          options={accounts.map(({ accountId, accountName }) => ({
            value: String(accountId),
            text: accountName,
          }))}
          onChange={(event) => choose(AccountId.make(Number(event.target.value)))}
        />
      )}
      {createsAccounts ? (
        <IconButton label="Create Account" title="Create Account" onPress={() => ask("createAccount")}>
          <Plus className="size-5" aria-hidden="true" />
        </IconButton>
      ) : null}
    </div>
  )
}
