import { AccountId } from "@listwright/domain/account"
import {
  chooseAccount,
  countsByAccount,
  type Draft,
  NAMES_RECORDS,
  namesOfAccount,
} from "@listwright/domain/drafts"
import { useChoosableAccounts } from "../app/useAccounts.ts"
import { useCounting } from "../counting/useCounting.ts"
import { Select } from "../design/Select.tsx"
import { useDraft } from "../draft/useDraft.ts"

/**
 * A field for choosing the account to order for, if the user works for several. A list whose count depends on the
 * account is recounted [ob6-site-roles].
 */
export function AccountField({ draft }: { readonly draft: Draft }) {
  const accounts = useChoosableAccounts()
  const { change } = useDraft()
  const counting = useCounting()
  const isKept = namesOfAccount(draft.definition)
  const choose = (accountId: AccountId) => {
    change(chooseAccount(accountId))
    if (countsByAccount(draft.definition)) counting.start()
  }
  return (
    <Select
      label="Account"
      description={isKept ? NAMES_RECORDS : undefined}
      options={accounts.map(({ accountId, accountName }) => ({
        value: String(accountId),
        text: accountName,
      }))}
      disabled={isKept || counting.isRunning}
      value={String(draft.accountId)}
      onChange={(event) => choose(AccountId.make(Number(event.target.value)))}
    />
  )
}
