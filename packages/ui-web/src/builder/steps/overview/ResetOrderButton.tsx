import { orderResetNotice, RESET_ORDER_CONFIRMATION, resetOrder } from "@listwright/domain/order"
import { useState } from "react"
import { Button } from "../../../design/Button.tsx"
import { Dialog } from "../../../design/Dialog.tsx"
import { useNotify } from "../../../design/notifications.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"

/** A button that clears the order once the user confirms. Undo restores everything [ob4-reset]. */
export function ResetOrderButton() {
  const { change } = useDraft()
  const notify = useNotify("order")
  const [isAsked, setIsAsked] = useState(false)
  const reset = () => {
    change(resetOrder)
    setIsAsked(false)
    notify(orderResetNotice)
  }
  return (
    <>
      <Button kind="quiet" onPress={() => setIsAsked(true)}>
        Reset order
      </Button>
      <Dialog
        role="alertdialog"
        width="narrow"
        title="Reset order"
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        footer={
          <>
            <Button onPress={() => setIsAsked(false)}>Cancel</Button>
            <Button kind="danger" onPress={reset}>
              Reset order
            </Button>
          </>
        }
      >
        <p>{RESET_ORDER_CONFIRMATION}</p>
        <p className="mt-2 text-muted">Undo brings everything back.</p>
      </Dialog>
    </>
  )
}
