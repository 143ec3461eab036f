import { roleAbilities } from "@listwright/domain/account"
import { COUNT_LINK } from "@listwright/domain/catalog"
import {
  combinableAccounts,
  combineLists,
  combineRefusalText,
  ListsNotCombined,
  SAVED_LIST_ERROR_TITLE,
  type SavedList,
  savedListFailedNotice,
} from "@listwright/domain/saved-lists"
import type { Notice as Said } from "@listwright/domain/shared"
import { Cause, Exit, Schema } from "effect"
import { useState } from "react"
import { useNavigate } from "react-router"
import { useRun } from "../../app/App.ts"
import { toCallFailure } from "../../app/failures.ts"
import { useSession } from "../../app/session.ts"
import { Button } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Select } from "../../design/Select.tsx"
import { OrderedLists } from "./OrderedLists.tsx"
import { WordedText } from "../../design/wording.tsx"

export interface CombineDialogProps {
  /** The lists in selection order. */
  readonly rows: ReadonlyArray<SavedList>
  readonly onClose: () => void
}

const isNotCombined = Schema.is(ListsNotCombined)

/**
 * A dialog that shows the order in which the lists are combined, asks a reseller for the account, and opens the counts
 * [p5-combine-account].
 */
export function CombineDialog({ onClose, rows }: CombineDialogProps) {
  const run = useRun()
  const navigate = useNavigate()
  const { site, user } = useSession()
  const accounts = combinableAccounts(rows)
  const [ordered, setOrdered] = useState(rows)
  const [chosen, setChosen] = useState(accounts[0]?.accountId ?? null)
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<ListsNotCombined["refusal"] | null>(
    accounts.length === 0 ? "severalAccounts" : null,
  )
  const [failed, setFailed] = useState<Said | null>(null)
  const combine = async () => {
    setIsPending(true)
    setRefusal(null)
    setFailed(null)
    const exit = await run(combineLists(user.role, chosen, ordered, COUNT_LINK))
    if (Exit.isSuccess(exit)) return navigate(exit.value)
    setIsPending(false)
    const failure = Cause.squash(exit.cause)
    if (isNotCombined(failure)) return setRefusal(failure.refusal)
    setFailed(savedListFailedNotice(toCallFailure(failure), site.phoneNumber))
  }
  const text = refusal === null ? undefined : combineRefusalText(refusal)
  return (
    <Dialog
      title={`Combine ${rows.length} saved lists`}
      isOpen
      isDismissable={!isPending}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button
            kind="primary"
            isPending={isPending}
            isDisabled={accounts.length === 0}
            onPress={() => void combine()}
          >
            Combine and count
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          Everyone on any of these lists, with each person counted once. People on several lists count toward
          the first one.
        </p>
        <OrderedLists rows={ordered} onOrder={setOrdered} />
        {accounts.length === 0 || !roleAbilities(user.role).choosesAccount ? null : (
          <Select
            label="Account"
            description="The combined list will be ordered for this account"
            error={refusal === "accountRequired" ? text : undefined}
            options={[
              { value: "", text: "Choose an account" },
              ...accounts.map((account) => ({ value: String(account.accountId), text: account.accountName })),
            ]}
            value={String(chosen ?? "")}
            onChange={({ target: { value } }) =>
              setChosen(accounts.find((account) => String(account.accountId) === value)?.accountId ?? null)
            }
          />
        )}
        {text === undefined || refusal === "accountRequired" ? null : (
          <Notice kind="error" title={SAVED_LIST_ERROR_TITLE} isLive>
            {text}
          </Notice>
        )}
        {failed === null ? null : (
          <Notice kind="error" title={failed.title} isLive>
            <WordedText text={failed.text} />
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
