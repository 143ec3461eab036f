import { Link } from "react-router"
import { useApp } from "../../app/App.ts"
import { SupportContactText } from "../../app/SupportContactText.tsx"
import { Button, buttonClasses } from "../../design/Button.tsx"
import { Wordmark } from "../../design/Wordmark.tsx"
import { DiagnosticFields } from "./DiagnosticFields.tsx"
import { DIAGNOSTIC_OFFER, DIAGNOSTIC_THANKS, DIAGNOSTIC_TITLE } from "./diagnosticTexts.ts"
import { InquiryFailedNotice } from "./InquiryFailedNotice.tsx"
import { ThankYouMessage } from "./ThankYouMessage.tsx"
import { useDiagnosticForm } from "./useDiagnosticForm.ts"
import { useSiteConfiguration } from "./useSiteConfiguration.ts"

/** The page at `/freedatadiagnostic`, which doesn't require signing in. */
export function DiagnosticPage() {
  const site = useSiteConfiguration()
  const { sessions } = useApp()
  const form = useDiagnosticForm()
  const way =
    sessions.known() === null
      ? { to: "/signin", text: "Sign in" }
      : { to: "/", text: "Go to the landing page" }
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-[640px] flex-col gap-6 px-4 py-8 sm:py-12"
    >
      <div className="flex items-center justify-between gap-4">
        <Wordmark name={site.siteName} className="text-lg" />
        <Link to={way.to} className={buttonClasses("plain")}>
          {way.text}
        </Link>
      </div>
      <section
        className="rounded-dialog border border-line bg-surface p-6 sm:p-8"
        aria-labelledby="diagnostic"
      >
        <h1 id="diagnostic" tabIndex={-1} className="mb-1 text-xl font-semibold">
          {DIAGNOSTIC_TITLE}
        </h1>
        {form.step === "done" ? (
          <ThankYouMessage title="Thank you">{DIAGNOSTIC_THANKS}</ThankYouMessage>
        ) : (
          <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
            <p className="mb-2 text-pretty text-muted">{DIAGNOSTIC_OFFER}</p>
            <DiagnosticFields form={form} />
            {form.isFailed ? <InquiryFailedNotice place="diagnostic" /> : null}
            <Button
              kind="primary"
              type="submit"
              isPending={form.step === "submitting"}
              className="self-start max-sm:w-full"
            >
              Send request
            </Button>
          </form>
        )}
      </section>
      <p className="text-center text-sm text-muted">
        <SupportContactText lead="Questions?" site={site} />
      </p>
    </main>
  )
}
