import {
  listUnavailableText,
  INITIAL_SAVE_COUNT_MODAL,
  nextSaveCountModal,
} from "@listwright/domain/saved-lists"
import { useId, useRef, useState } from "react"
import { Link } from "react-router"
import { FailedCall } from "../../app/FailedCall.tsx"
import { useSession } from "../../app/session.ts"
import { Button, buttonClasses } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import { Notice } from "../../design/Notice.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"
import { initialContact } from "@listwright/domain/order"
import { ChangedNotice } from "./ChangedNotice.tsx"
import { SaveCountForm } from "./SaveCountForm.tsx"
import { type SaveCountResult, SavedNotice } from "./SavedNotice.tsx"
import { useDraftSavedList } from "./useDraftSavedList.ts"

export interface SaveCountDialogProps {
  readonly onClose: () => void
  readonly onSaved: () => void
}

/**
 * The form for saving the count, followed by the result; closing the dialog resets it. A draft that came from a saved
 * list is saved into that list, or as a new one [ob4-save-count].
 */
export function SaveCountDialog({ onClose, onSaved }: SaveCountDialogProps) {
  const formId = useId()
  const { draft } = useDraft()
  const { user } = useSession()
  const { askAgain, known, now } = useDraftSavedList()
  const [modal, setModal] = useState(INITIAL_SAVE_COUNT_MODAL)
  const [failure, setFailure] = useState<unknown>(null)
  const [isPending, setIsPending] = useState(false)
  const [isNew, setIsNew] = useState(false)
  const [saved, setSaved] = useState<SaveCountResult | null>(null)
  const [contact, setContact] = useState(() => initialContact(draft.choices.contact, user, null))
  const hide = () => {
    setModal(nextSaveCountModal(modal, { _tag: "Hidden" }))
    onClose()
  }
  const name = now?.list?.name ?? known?.name ?? contact.orderName
  const isLost = known !== null && (known.name === null || now?.state === "gone")
  const reason = isLost ? "gone" : now?.state === "otherAccount" ? "otherAccount" : null
  const into = known === null || isNew || reason !== null || now?.state === "none" ? null : known
  const changed = into !== null && now?.state === "changed" ? now : null
  const chooseNew = () => {
    setContact({ ...contact, orderName: "" })
    setModal(INITIAL_SAVE_COUNT_MODAL)
    setFailure(null)
    setIsNew(true)
  }
  const chooseInto = () => {
    setContact({ ...contact, orderName: name })
    setModal(INITIAL_SAVE_COUNT_MODAL)
    setFailure(null)
    setIsNew(false)
  }
  /**
   * True once the user presses the button for overwriting the list; pressing Enter in the form must not replace a
   * changed list.
   */
  const isOver = useRef(false)
  const saveOver = () => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    isOver.current = true
    form.requestSubmit()
  }
  const maySend = () => {
    const may = changed === null || isOver.current
    isOver.current = false
    if (!may) chooseNew()
    return may
  }
  const isSaved = modal.view === "success"
  return (
    <Dialog
      title={
        isSaved
          ? "Count saved"
          : into !== null
            ? `Save “${name}”`
            : isNew
              ? "Save as a new list"
              : "Save Count"
      }
      isOpen
      isDismissable={!isPending}
      onOpenChange={(isOpen) => (isOpen ? undefined : hide())}
      footer={
        isSaved ? (
          <>
            <Link className={buttonClasses()} to="/slc">
              See your saved lists
            </Link>
            <Button kind="primary" onPress={hide}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button isDisabled={isPending} onPress={isNew ? chooseInto : hide}>
              {isNew ? "Back" : "Cancel"}
            </Button>
            {changed !== null ? (
              <Button isPending={isPending} onPress={saveOver}>
                Save over it
              </Button>
            ) : into === null ? null : (
              <Button isDisabled={isPending} onPress={chooseNew}>
                Save as new
              </Button>
            )}
            {changed === null ? (
              <Button kind="primary" type="submit" form={formId} isPending={isPending}>
                {into !== null ? "Save" : isNew ? "Save as new" : "Save Count"}
              </Button>
            ) : (
              <Button kind="primary" isDisabled={isPending} onPress={chooseNew}>
                Save as new
              </Button>
            )}
          </>
        )
      }
    >
      {modal.view === "success" ? (
        saved === null ? null : (
          <SavedNotice saved={saved} />
        )
      ) : (
        <div className="flex flex-col gap-4">
          {reason === null ? null : (
            <Notice kind="info" isLive>
              {listUnavailableText(name, reason)}
            </Notice>
          )}
          {changed === null ? null : <ChangedNotice now={changed} />}
          {modal.warning === null ? null : (
            <Notice kind="warning" isLive>
              {modal.warning}
            </Notice>
          )}
          {failure === null ? null : (
            <FailedCall what="We couldn't save the count" failure={failure} isForm />
          )}
          <SaveCountForm
            // Another way to save begins with its name.
            key={into === null ? "new" : "into"}
            id={formId}
            contact={contact}
            into={into === null ? null : { id: into.id, over: changed?.last?.version ?? null }}
            maySend={maySend}
            onContact={setContact}
            onSending={(isSending) => {
              setIsPending(isSending)
              if (isSending) setFailure(null)
            }}
            onSaved={(as) => {
              setSaved(as)
              setModal(nextSaveCountModal(modal, { _tag: "Saved" }))
              onSaved()
            }}
            onChanged={async () => {
              await askAgain()
            }}
            onRefused={(message) => setModal(nextSaveCountModal(modal, { _tag: "Failed", message }))}
            onFailed={(cause) => {
              setModal(INITIAL_SAVE_COUNT_MODAL)
              setFailure(cause)
            }}
          />
        </div>
      )}
    </Dialog>
  )
}
