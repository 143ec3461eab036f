import { CAMPAIGN_REPLY_TEXT, campaignButton } from "@listwright/domain/requests"
import { useId } from "react"
import { Button } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import { CampaignFailedNotice } from "./CampaignFailedNotice.tsx"
import { CampaignFields } from "./CampaignFields.tsx"
import type { SiteDialogProps } from "./ContactDialog.tsx"
import { ThankYouMessage } from "./ThankYouMessage.tsx"
import { useCampaignForm } from "./useCampaignForm.ts"

/** A dialog with a campaign request; its button sends the request, and then closes the dialog [p4-campaign-steps]. */
export function CampaignDialog({ onClose }: SiteDialogProps) {
  const form = useCampaignForm()
  const id = useId()
  const { label } = campaignButton(form.step)
  const isSending = form.step === "submitting"
  return (
    <Dialog
      title="Full Service Digital Campaigns"
      isOpen
      onOpenChange={onClose}
      isDismissable={!isSending}
      footer={
        form.step === "done" ? (
          <Button kind="primary" onPress={onClose}>
            {label}
          </Button>
        ) : (
          <>
            <Button isDisabled={isSending} onPress={onClose}>
              Cancel
            </Button>
            <Button kind="primary" type="submit" form={id} isPending={isSending}>
              {label}
            </Button>
          </>
        )
      }
    >
      {form.step === "done" ? (
        <ThankYouMessage title="Your request is on its way">{CAMPAIGN_REPLY_TEXT}</ThankYouMessage>
      ) : (
        <form id={id} noValidate onSubmit={form.submit} className="flex flex-col gap-5">
          <p className="text-pretty text-muted">Tell us what you have in mind. {CAMPAIGN_REPLY_TEXT}</p>
          <CampaignFields form={form} />
          {form.isFailed ? <CampaignFailedNotice /> : null}
        </form>
      )}
    </Dialog>
  )
}
