import { quoteFrameLink } from "@listwright/domain/quotes"
import type { DraftId } from "@listwright/domain/shared"
import { Button } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import { Frame } from "../../design/Frame.tsx"

export interface SendQuoteDialogProps {
  readonly draftId: DraftId
  readonly onClose: () => void
}

/** A dialog with the frame for sending the quote. */
export function SendQuoteDialog({ draftId, onClose }: SendQuoteDialogProps) {
  return (
    <Dialog
      title="Send quote"
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>Close</Button>}
    >
      <Frame
        title="Send quote"
        src={quoteFrameLink(draftId)}
        onEscape={onClose}
        className="h-[260px] max-sm:h-[330px] w-full border-0"
      />
    </Dialog>
  )
}
