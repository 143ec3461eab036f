import { Mail, Phone } from "lucide-react"
import { useId } from "react"
import { SupportLink } from "../../app/SupportLink.tsx"
import { Button } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import { ContactFields } from "./ContactFields.tsx"
import { InquiryFailedNotice } from "./InquiryFailedNotice.tsx"
import { ThankYouMessage } from "./ThankYouMessage.tsx"
import { useContactForm } from "./useContactForm.ts"
import { useSiteConfiguration } from "./useSiteConfiguration.ts"

export interface SiteDialogProps {
  readonly onClose: () => void
}

export interface ContactDialogProps extends SiteDialogProps {
  /** The topic of the message, such as a service. */
  readonly about: string
}

const way = "inline-flex items-center gap-2 text-text"

/** A form for sending a message to the site's staff, with other ways to reach them. */
export function ContactDialog({ about, onClose }: ContactDialogProps) {
  const site = useSiteConfiguration()
  const form = useContactForm("contactUs", about)
  const id = useId()
  const isSending = form.step === "submitting"
  return (
    <Dialog
      title="Contact Us"
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
              Send message
            </Button>
          </>
        )
      }
    >
      {form.step === "done" ? (
        <ThankYouMessage title="Thank you">
          We got your message and will reply by email to {form.typed.email.trim()}.
        </ThankYouMessage>
      ) : (
        <form id={id} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
          <div className="flex flex-wrap gap-x-6 gap-y-1">
            <SupportLink way="phoneNumber" site={site} className={way}>
              <Phone className="size-4 text-muted" aria-hidden="true" />
            </SupportLink>
            <SupportLink way="contactEmail" site={site} className={way}>
              <Mail className="size-4 text-muted" aria-hidden="true" />
            </SupportLink>
          </div>
          <ContactFields form={form} />
          {form.isFailed ? <InquiryFailedNotice place="contactUs" /> : null}
        </form>
      )}
    </Dialog>
  )
}
