import { useLocation } from "react-router"
import { Button } from "../../design/Button.tsx"
import { useHasSideNavigation } from "../../app/useHasSideNavigation.ts"
import { ContactFields } from "./ContactFields.tsx"
import { InquiryFailedNotice } from "./InquiryFailedNotice.tsx"
import { ThankYouMessage } from "./ThankYouMessage.tsx"
import { useContactForm } from "./useContactForm.ts"

/** The contact form of the side navigation [p8-side-form]. */
export function SidebarContactForm() {
  const form = useContactForm("sideNavigation")
  return form.step === "done" ? (
    <ThankYouMessage title="Thank you">We'll reply by email to {form.typed.email.trim()}.</ThankYouMessage>
  ) : (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <ContactFields form={form} rows={4} />
      {form.isFailed ? <InquiryFailedNotice place="sideNavigation" /> : null}
      <Button type="submit" isPending={form.step === "submitting"}>
        Send message
      </Button>
    </form>
  )
}

/** The contact form beside a campaign page, if the page doesn't have the side navigation. */
export function SideContact() {
  const { pathname } = useLocation()
  if (useHasSideNavigation(pathname)) return null
  return (
    <aside
      aria-label="Contact Us"
      className="flex w-full flex-col gap-4 rounded-card border border-line bg-surface p-5 lg:w-80 lg:shrink-0"
    >
      <div>
        <h2 className="font-semibold">Have a question?</h2>
        <p className="text-sm text-muted">Send us a message without leaving this page.</p>
      </div>
      <SidebarContactForm />
    </aside>
  )
}
