import { SAVE_COUNT_START, saveCountModalAfter } from "@listwright/domain/saved-lists"
import { useId, useState } from "react"
import { Link } from "react-router"
import { Button, buttonLook } from "../design/Button.tsx"
import { Dialog } from "../design/Dialog.tsx"
import { Notice } from "../design/Notice.tsx"
import { SaveCountForm } from "./SaveCountForm.tsx"

export interface SaveCountDialogProps {
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** The form, then what became of it; hiding it resets it. spec: order-builder §4 (Save count modal) [ob4-save-count] */
export function SaveCountDialog({ onClose, onSaved }: SaveCountDialogProps) {
  const formId = useId()
  const [modal, setModal] = useState(SAVE_COUNT_START)
  const [isPending, setIsPending] = useState(false)
  const [name, setName] = useState("")
  const hide = () => {
    setModal(saveCountModalAfter(modal, { _tag: "Hidden" }))
    onClose()
  }
  const isSaved = modal.view === "success"
  return (
    <Dialog
      title={isSaved ? "The count is saved" : "Save Count"}
      isOpen
      isDismissable={!isPending}
      onOpenChange={(isOpen) => (isOpen ? undefined : hide())}
      footer={
        isSaved ? (
          <>
            <Link className={buttonLook()} to="/slc">
              See your saved lists
            </Link>
            <Button kind="primary" onPress={hide}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button isDisabled={isPending} onPress={hide}>
              Cancel
            </Button>
            <Button kind="primary" type="submit" form={formId} isPending={isPending}>
              Save Count
            </Button>
          </>
        )
      }
    >
      {modal.view === "success" ? (
        <Notice kind="success" isLive>
          “{name}” is among your saved lists, with its count and price.
        </Notice>
      ) : (
        <div className="flex flex-col gap-4">
          {modal.warning === null ? null : (
            <Notice kind="warning" isLive>
              {modal.warning}
            </Notice>
          )}
          <SaveCountForm
            id={formId}
            onSending={setIsPending}
            onSaved={(saved) => {
              setName(saved)
              setModal(saveCountModalAfter(modal, { _tag: "Saved" }))
              onSaved()
            }}
            onFailed={(message) => setModal(saveCountModalAfter(modal, { _tag: "Failed", message }))}
          />
        </div>
      )}
    </Dialog>
  )
}
