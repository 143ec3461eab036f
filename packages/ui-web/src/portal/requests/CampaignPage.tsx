import { CAMPAIGN_REPLY_TEXT, campaignButton } from "@listwright/domain/requests"
import { Link } from "react-router"
import { Button, buttonClasses } from "../../design/Button.tsx"
import { CampaignFailedNotice } from "./CampaignFailedNotice.tsx"
import { CampaignFields } from "./CampaignFields.tsx"
import { SideContact } from "./SideContact.tsx"
import { ThankYouMessage } from "./ThankYouMessage.tsx"
import { useCampaignForm } from "./useCampaignForm.ts"

/** The page at `/digitalCampaigns`. */
export function CampaignPage() {
  const form = useCampaignForm()
  const { label } = campaignButton(form.step)
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          Full Service Digital Campaigns
        </h1>
        <p className="text-pretty text-muted">
          Email, display and social media, planned and run by our digital team.
        </p>
      </header>
      <div className="flex items-start gap-6 max-lg:flex-col">
        <section
          className="w-full min-w-0 flex-1 rounded-card border border-line bg-surface p-5 sm:p-6"
          aria-label="Campaign request"
        >
          {form.step === "done" ? (
            <>
              <ThankYouMessage title="Your request is on its way">{CAMPAIGN_REPLY_TEXT}</ThankYouMessage>
              <div className="flex justify-center">
                <Link to="/" className={buttonClasses("primary")}>
                  {label}
                </Link>
              </div>
            </>
          ) : (
            <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
              <CampaignFields form={form} />
              {form.isFailed ? <CampaignFailedNotice /> : null}
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button kind="primary" type="submit" isPending={form.step === "submitting"}>
                  {label}
                </Button>
                <p className="text-sm text-muted">{CAMPAIGN_REPLY_TEXT}</p>
              </div>
            </form>
          )}
        </section>
        <SideContact />
      </div>
    </div>
  )
}
