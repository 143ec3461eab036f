import { BREAKDOWN_PAGE, breakdownLink } from "@listwright/domain/reports"
import type { DraftId } from "@listwright/domain/shared"
import { Button } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import { Frame } from "../../design/Frame.tsx"

export interface BreakdownDialogProps {
  readonly draftId: DraftId
  /** The initial attribute. */
  readonly demo: string
  readonly onClose: () => void
}

/** A dialog with an order's breakdown, in a frame. */
export function BreakdownDialog({ demo, draftId, onClose }: BreakdownDialogProps) {
  return (
    <Dialog
      title="Breakdown Report"
      width="wide"
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={<Button onPress={onClose}>Close</Button>}
    >
      <Frame
        title="Breakdown of this order"
        src={`/${breakdownLink(BREAKDOWN_PAGE, draftId, demo)}`}
        onEscape={onClose}
        className="block h-[min(640px,65dvh)] w-full rounded-card border border-line bg-canvas"
      />
    </Dialog>
  )
}
