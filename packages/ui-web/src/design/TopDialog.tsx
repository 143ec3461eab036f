import type { ReactNode } from "react"
import { Dialog } from "react-aria-components/Dialog"
import { Modal, ModalOverlay } from "react-aria-components/Modal"

export interface TopDialogProps {
  /** The accessible name; it isn't visible. */
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A modal dialog that grows downward from a fixed position near the top, so that it doesn't move when its content
 * changes. On a phone, it fills the screen above the keyboard.
 */
export function TopDialog({ children, onClose, title }: TopDialogProps) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={onClose}
      isDismissable
      className="overlay-in fixed inset-0 z-50 flex items-start justify-center bg-scrim max-sm:bg-raised sm:px-6 sm:pt-[12vh]"
    >
      <Modal className="rise-in flex w-full max-w-[680px] flex-col overflow-hidden bg-raised shadow-floating max-sm:h-(--visual-viewport-height,100dvh) max-sm:max-w-none sm:max-h-[min(34rem,calc(88vh-24px))] sm:rounded-dialog sm:border sm:border-line">
        <Dialog aria-label={title} className="flex min-h-0 flex-1 flex-col outline-none">
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
