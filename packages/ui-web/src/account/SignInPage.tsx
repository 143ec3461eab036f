import type { SiteConfiguration } from "@listwright/domain/account"
import { lazy, Suspense, useEffect, useState } from "react"
import { useLoaderData, useLocation, useNavigate, useSearchParams } from "react-router"
import { type App, useApp } from "../app/App.ts"
import { expectedPerson } from "../app/expectedPerson.ts"
import { forgetChoices } from "../app/recentChoices.ts"
import { Wordmark } from "../design/Wordmark.tsx"
import { usePageTitle } from "../design/usePageTitle.ts"
import { linkSecret } from "./linkSecret.ts"
import { nextAddress } from "./nextAddress.ts"
import { SignInForm } from "./SignInForm.tsx"

const SetPasswordForm = lazy(async () => ({
  default: (await import("./SetPasswordForm.tsx")).SetPasswordForm,
}))

/** Drops what this browser keeps of the person before. */
const forgetPerson = ({ drafts, quickPicks }: Pick<App, "drafts" | "quickPicks">): void => {
  drafts.forget()
  quickPicks.forget()
  forgetChoices()
}

/** spec: portal §2 (Sign-in page) */
export function SignInPage() {
  const site = useLoaderData<SiteConfiguration>()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { drafts, quickPicks, sessions } = useApp()
  const secret = linkSecret(useLocation().hash)
  const title = secret === null ? "Sign in" : "Set your password"
  usePageTitle(title)
  // Whose session has ended comes back to the same list; the next user finds nothing of the previous one.
  const [expected] = useState(expectedPerson)
  useEffect(() => {
    if (expected === "") forgetPerson({ drafts, quickPicks })
  }, [drafts, expected, quickPicks])
  const enter = async (next: string, email?: string) => {
    if (email?.trim().toLowerCase() !== expected.toLowerCase()) forgetPerson({ drafts, quickPicks })
    // Where this fails, the page that is led to says so.
    await sessions.load("ask again").catch(() => null)
    await navigate(nextAddress(search.get("next") ?? next, window.location.origin), { replace: true })
  }
  return (
    <main id="main" className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 py-12">
      <Wordmark name={site.siteName} className="min-h-8 text-xl" />
      <section
        className="w-full max-w-[400px] rounded-dialog border border-line bg-surface p-6 sm:p-8"
        aria-labelledby="sign-in"
      >
        <h1 id="sign-in" className="mb-1 text-xl font-semibold">
          {title}
        </h1>
        <p className="mb-6 text-muted">
          {secret === null
            ? expected === ""
              ? "Pick an area and an audience, and see the exact count and price at once."
              : "Your session has ended. Sign in, and go on where you were."
            : "Choose the password you will sign in with."}
        </p>
        {secret === null ? (
          <SignInForm email={expected} onSignedIn={(next, email) => void enter(next, email)} />
        ) : (
          <Suspense>
            <SetPasswordForm secret={secret} site={site} onSignedIn={(next) => void enter(next)} />
          </Suspense>
        )}
      </section>
      <p className="max-w-[400px] text-center text-sm text-muted">
        Forgot your password? Call <a href={`tel:${site.phoneNumber}`}>{site.phoneNumber}</a> or write to{" "}
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
      </p>
    </main>
  )
}
