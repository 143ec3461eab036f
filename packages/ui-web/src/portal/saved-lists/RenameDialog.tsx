import { type SavedList, SavedListName, SavedLists } from "@listwright/domain/saved-lists"
import { Cause, Effect, Exit, Result, Schema } from "effect"
import { type FormEvent, useId, useState } from "react"
import { useRun } from "../../app/App.ts"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Button } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import { TextField } from "../../design/TextField.tsx"
import { savedListFailure } from "./savedListFailure.ts"

export interface RenameDialogProps {
  readonly row: SavedList
  readonly onClose: () => void
  readonly onRenamed: () => void
}

const decodeName = Schema.decodeUnknownResult(SavedListName)

/** Renames a saved list; its count is unchanged. */
export function RenameDialog({ onClose, onRenamed, row }: RenameDialogProps) {
  const run = useRun()
  const formId = useId()
  const [name, setName] = useState(row.name)
  const [wasTried, setWasTried] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const decoded = decodeName(name)
  const rename = async (event: FormEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (isPending || Result.isFailure(decoded)) return
    setIsPending(true)
    setFailure(null)
    const exit = await run(Effect.flatMap(SavedLists, (lists) => lists.rename(row.id, decoded.success)))
    if (Exit.isSuccess(exit)) return onRenamed()
    setIsPending(false)
    setFailure(savedListFailure(Cause.squash(exit.cause)))
  }
  return (
    <Dialog
      width="narrow"
      title="Rename saved list"
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
          // The dialog is about this field alone.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={name}
          error={wasTried && Result.isFailure(decoded) ? "Type a name of 1 to 100 characters" : undefined}
          onChange={({ target: { value } }) => setName(value)}
        />
        {failure === null ? null : <FailedCall what="We couldn't rename the list" failure={failure} isForm />}
      </form>
    </Dialog>
  )
}
