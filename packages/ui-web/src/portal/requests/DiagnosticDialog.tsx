import { useId } from "react"
import { Button } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import type { SiteDialogProps } from "./ContactDialog.tsx"
import { DiagnosticFields } from "./DiagnosticFields.tsx"
import { DIAGNOSTIC_OFFER, DIAGNOSTIC_THANKS, DIAGNOSTIC_TITLE } from "./diagnosticTexts.ts"
import { InquiryFailedNotice } from "./InquiryFailedNotice.tsx"
import { ThankYouMessage } from "./ThankYouMessage.tsx"
import { useDiagnosticForm } from "./useDiagnosticForm.ts"

/** A dialog for requesting the data diagnostic from any screen [p4-contact-steps]. */
export function DiagnosticDialog({ onClose }: SiteDialogProps) {
  const form = useDiagnosticForm()
  const id = useId()
  const isSending = form.step === "submitting"
  return (
    <Dialog
      title={DIAGNOSTIC_TITLE}
      isOpen
      onOpenChange={onClose}
      isDismissable={!isSending}
      footer={
        form.step === "done" ? (
          <Button kind="primary" onPress={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button isDisabled={isSending} onPress={onClose}>
              Cancel
            </Button>
            <Button kind="primary" type="submit" form={id} isPending={isSending}>
              Send request
            </Button>
          </>
        )
      }
    >
      {form.step === "done" ? (
        <ThankYouMessage title="Thank you">{DIAGNOSTIC_THANKS}</ThankYouMessage>
      ) : (
        <form id={id} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
          <p className="text-pretty text-muted">{DIAGNOSTIC_OFFER}</p>
          <DiagnosticFields form={form} />
          {form.isFailed ? <InquiryFailedNotice place="diagnostic" /> : null}
        </form>
      )}
    </Dialog>
  )
}
