import { X } from "lucide-react"
import type { ReactNode } from "react"
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog"
import { Modal, ModalOverlay } from "react-aria-components/Modal"
import { IconButton } from "./Button.tsx"
import { classes } from "./classes.ts"
import type { MessageText } from "@listwright/domain/shared"
import { WordedText } from "./wording.tsx"

export type DialogWidth = "narrow" | "medium" | "wide"

const widths: Readonly<Record<DialogWidth, string>> = {
  narrow: "max-w-[440px]",
  medium: "max-w-[640px]",
  wide: "max-w-[880px]",
}

export interface DialogProps {
  readonly title: MessageText
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly children: ReactNode
  /** The buttons at the bottom right; the button that continues is last. */
  readonly footer?: ReactNode
  readonly width?: DialogWidth
  /** False if only the dialog's buttons close it, not Escape or a click outside. */
  readonly isDismissable?: boolean
  /** False if a click outside doesn't close the dialog; Escape and its buttons still do. */
  readonly closesOnBackdrop?: boolean
  readonly role?: "dialog" | "alertdialog"
}

/** A modal dialog. It traps the focus, and restores it on closing. */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  children,
  footer,
  width = "medium",
  isDismissable = true,
  closesOnBackdrop = true,
  role = "dialog",
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && closesOnBackdrop}
      isKeyboardDismissDisabled={!isDismissable}
      className="overlay-in fixed inset-0 z-50 flex items-end justify-center overflow-y-auto bg-scrim sm:items-center sm:p-6 print:static print:bg-transparent"
    >
      <Modal
        className={classes(
          "rise-in flex max-h-[calc(100dvh-24px)] w-full flex-col rounded-t-dialog border border-line bg-raised shadow-floating",
          "sm:rounded-dialog print:max-h-none print:border-0 print:shadow-none",
          widths[width],
        )}
      >
        <AriaDialog role={role} className="flex min-h-0 flex-col outline-none">
          <header className="flex items-start gap-4 px-6 pt-5 pb-3">
            <Heading
              slot="title"
              className="min-w-0 flex-1 pt-1.5 text-lg font-semibold wrap-anywhere pointer-coarse:pt-2.5"
            >
              <WordedText text={title} />
            </Heading>
            {isDismissable ? (
              <IconButton
                label="Close"
                onPress={() => onOpenChange(false)}
                kind="faint"
                className="no-print -mr-2"
              >
                <X className="size-4.5" aria-hidden="true" />
              </IconButton>
            ) : null}
          </header>
          <div className="relative min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-5">{children}</div>
          {footer === undefined ? null : (
            <footer className="no-print flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
