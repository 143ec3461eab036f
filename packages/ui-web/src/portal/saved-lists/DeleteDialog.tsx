import {
  deleteConfirmationText,
  deleteSavedLists,
  ListsNotDeleted,
  type SavedList,
  type SavedListId,
  savedListFailedNotice,
  type SavedListQuery,
} from "@listwright/domain/saved-lists"
import type { Notice as Said } from "@listwright/domain/shared"
import { Cause, Exit, Schema } from "effect"
import { useState } from "react"
import { useRun } from "../../app/App.ts"
import { useSession } from "../../app/session.ts"
import { Button } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import { Notice } from "../../design/Notice.tsx"
import { ListNames } from "./ListNames.tsx"
import { WordedText } from "../../design/wording.tsx"

export interface DeleteDialogProps {
  readonly rows: ReadonlyArray<SavedList>
  /** The query for the displayed lists. */
  readonly query: SavedListQuery
  readonly onClose: () => void
  readonly onDeleted: (ids: ReadonlyArray<SavedListId>) => void
}

const isNotDeleted = Schema.is(ListsNotDeleted)

/** Asks for confirmation before deleting saved lists [p8-saved-list-failed]. */
export function DeleteDialog({ onClose, onDeleted, query, rows }: DeleteDialogProps) {
  const run = useRun()
  const { site } = useSession()
  const [isPending, setIsPending] = useState(false)
  const [failed, setFailed] = useState<Said | null>(null)
  const remove = async () => {
    setIsPending(true)
    setFailed(null)
    const ids = rows.map(({ id }) => id)
    const exit = await run(deleteSavedLists(ids, query))
    const failure = Exit.isFailure(exit) ? Cause.squash(exit.cause) : null
    // They are gone even where the others could not be loaded again.
    if (!isNotDeleted(failure)) return onDeleted(ids)
    setIsPending(false)
    setFailed(savedListFailedNotice(failure.failure, site.phoneNumber))
  }
  return (
    <Dialog
      role="alertdialog"
      width="narrow"
      title={deleteConfirmationText(rows.length)}
      isOpen
      isDismissable={!isPending}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button kind="danger" isPending={isPending} onPress={() => void remove()}>
            {rows.length === 1 ? "Delete list" : `Delete ${rows.length} lists`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <ListNames rows={rows} />
        <p className="text-muted">
          This can't be undone. Orders placed from {rows.length === 1 ? "it" : "them"} won't change, but a
          list combined from {rows.length === 1 ? "it" : "them"} can no longer be counted.
        </p>
        {failed === null ? null : (
          <Notice kind="error" title={failed.title} isLive>
            <WordedText text={failed.text} />
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
