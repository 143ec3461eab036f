import { AccountId } from "@listwright/domain/account"
import {
  chooseAccount,
  dependsOnAccount,
  type Draft,
  REFERENCES_RECORDS_MESSAGE,
  referencesAccountRecords,
} from "@listwright/domain/drafts"
import { useSelectableAccounts } from "../../app/useAccounts.ts"
import { useCountController } from "../../list/counting/useCountController.ts"
import { Select } from "../../design/Select.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"

/**
 * A field for choosing the account to order for, if the user works for several. A list whose count depends on the
 * account is recounted [ob6-site-roles].
 */
export function AccountField({ draft }: { readonly draft: Draft }) {
  const accounts = useSelectableAccounts()
  const { change } = useDraft()
  const counting = useCountController()
  const isKept = referencesAccountRecords(draft.definition)
  const choose = (accountId: AccountId) => {
    change(chooseAccount(accountId))
    if (dependsOnAccount(draft.definition)) counting.start()
  }
  return (
    <Select
      label="Account"
      description={isKept ? REFERENCES_RECORDS_MESSAGE : undefined}
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
