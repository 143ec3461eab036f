import {
  DELETE_QUICK_PICK_CONFIRMATION,
  deleteQuickPick,
  type FullQuickPick,
} from "@listwright/domain/audience"
import { Cause, Exit } from "effect"
import { useState } from "react"
import { useRun } from "../../../app/App.ts"
import { FailedCall } from "../../../app/FailedCall.tsx"
import { Button } from "../../../design/Button.tsx"
import { Dialog } from "../../../design/Dialog.tsx"
import { changeAudienceAndQuickPicks } from "./changeAudienceAndQuickPicks.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { useRefreshQuickPicks } from "./useRefreshQuickPicks.ts"

export interface DeleteQuickPickDialogProps {
  readonly quickPick: FullQuickPick
  readonly onClose: () => void
}

/** Asks for confirmation before deleting one of the user's own quick picks [ob8-quick-pick-delete]. */
export function DeleteQuickPickDialog({ onClose, quickPick }: DeleteQuickPickDialogProps) {
  const run = useRun()
  const { change, draft } = useDraft()
  const { listType } = draft
  const changed = useRefreshQuickPicks(listType)
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const remove = async () => {
    setIsPending(true)
    setFailure(null)
    const exit = await run(deleteQuickPick(quickPick.id))
    if (Exit.isFailure(exit)) {
      setIsPending(false)
      return setFailure(Cause.squash(exit.cause))
    }
    // What it had added to the list is now chosen by hand.
    change(
      changeAudienceAndQuickPicks((picked) =>
        picked.chosen.some(({ name }) => name === quickPick.name)
          ? { ...picked, chosen: picked.chosen.filter(({ name }) => name !== quickPick.name) }
          : picked,
      ),
    )
    await changed()
    onClose()
  }
  return (
    <Dialog
      role="alertdialog"
      width="narrow"
      title={DELETE_QUICK_PICK_CONFIRMATION}
      isOpen
      isDismissable={!isPending}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button kind="danger" isPending={isPending} onPress={() => void remove()}>
            Delete quick pick
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="font-medium wrap-anywhere">{quickPick.name}</p>
        <p className="text-muted">This can't be undone. Lists that already use it keep what it added.</p>
        {failure === null ? null : <FailedCall what="We couldn't delete the quick pick" failure={failure} />}
      </div>
    </Dialog>
  )
}
