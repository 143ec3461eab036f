import {
  type FullQuickPick,
  renameProblems,
  renameQuickPick,
  renameChosenQuickPick,
} from "@listwright/domain/audience"
import { FormIncomplete } from "@listwright/domain/shared"
import { Cause, Exit, Schema } from "effect"
import { type FormEvent, useId, useState } from "react"
import { useRun } from "../../../app/App.ts"
import { FailedCall } from "../../../app/FailedCall.tsx"
import { Button } from "../../../design/Button.tsx"
import { Dialog } from "../../../design/Dialog.tsx"
import { TextField } from "../../../design/TextField.tsx"
import { changeAudienceAndQuickPicks } from "./changeAudienceAndQuickPicks.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { useRefreshQuickPicks } from "./useRefreshQuickPicks.ts"

export interface RenameQuickPickDialogProps {
  readonly quickPick: FullQuickPick
  readonly onClose: () => void
}

const isIncomplete = Schema.is(FormIncomplete)

/**
 * Renames one of the user's own quick picks. Its criteria are unchanged, and a list that uses it adopts the new name.
 */
export function RenameQuickPickDialog({ onClose, quickPick }: RenameQuickPickDialogProps) {
  const run = useRun()
  const { change, draft } = useDraft()
  const changed = useRefreshQuickPicks(draft.listType)
  const formId = useId()
  const [name, setName] = useState(quickPick.name)
  const [wasTried, setWasTried] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const rename = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setWasTried(true)
    setIsPending(true)
    setFailure(null)
    const exit = await run(renameQuickPick(quickPick.id, name))
    if (Exit.isFailure(exit)) {
      setIsPending(false)
      const cause = Cause.squash(exit.cause)
      if (isIncomplete(cause)) return
      return setFailure(cause)
    }
    change(
      changeAudienceAndQuickPicks((picked) =>
        picked.chosen.some((one) => one.name === quickPick.name)
          ? { ...picked, chosen: renameChosenQuickPick(picked.chosen, quickPick.name, exit.value) }
          : picked,
      ),
    )
    await changed()
    onClose()
  }
  return (
    <Dialog
      width="narrow"
      title="Rename quick pick"
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={formId} isPending={isPending}>
            Rename
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-3" onSubmit={(event) => void rename(event)}>
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={100}
          // The dialog is about this field alone.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={name}
          error={wasTried ? renameProblems(name).name : undefined}
          onChange={({ target: { value } }) => setName(value)}
        />
        {failure === null ? null : (
          <FailedCall what="We couldn't rename the quick pick" failure={failure} isForm />
        )}
      </form>
    </Dialog>
  )
}
