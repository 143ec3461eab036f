import {
  signInDestination,
  type SignInEvent,
  type SignInView,
  nextSignInView,
  type SiteConfiguration,
} from "@listwright/domain/account"
import { lazy, Suspense, useEffect, useState } from "react"
import { useLoaderData, useLocation, useNavigate, useSearchParams } from "react-router"
import { type App, useApp } from "../../app/App.ts"
import { expectedUserEmail } from "../../app/expectedUserEmail.ts"
import { clearRecentChoices } from "../../app/recentChoices.ts"
import { SupportContactText } from "../../app/SupportContactText.tsx"
import { Button } from "../../design/Button.tsx"
import { Wordmark } from "../../design/Wordmark.tsx"
import { usePageTitle } from "../../design/usePageTitle.ts"
import { linkSecret } from "./linkSecret.ts"
import { safeRedirectUrl } from "./safeRedirectUrl.ts"
import { expectedEmail, signInUrl, resolveSignInView } from "./signInUrl.ts"
import { SignInForm } from "./SignInForm.tsx"

const SetPasswordForm = lazy(async () => ({
  default: (await import("./SetPasswordForm.tsx")).SetPasswordForm,
}))
const NewPasswordForm = lazy(async () => ({
  default: (await import("./NewPasswordForm.tsx")).NewPasswordForm,
}))
const ForgotPasswordForm = lazy(async () => ({
  default: (await import("./ForgotPasswordForm.tsx")).ForgotPasswordForm,
}))

/** Clears everything that this browser stores about the previous user. */
const forgetPerson = ({ drafts, quickPicks }: Pick<App, "drafts" | "quickPicks">): void => {
  drafts.forget()
  quickPicks.forget()
  clearRecentChoices()
}

type Shown = SignInView | "link"

const titles: Readonly<Record<Shown, string>> = {
  signIn: "Sign in",
  forgotPassword: "Forgot your password?",
  resetPassword: "Choose a new password",
  link: "Set your password",
}

const introductions: Readonly<Record<Shown, string>> = {
  signIn: "Pick an area and an audience, and see the exact count and price right away.",
  forgotPassword: "We'll email you a temporary password. After you use it, you'll choose a new one.",
  resetPassword: "Your temporary password works only once. Choose a new password to sign in with.",
  link: "Choose a password to sign in with.",
}

const SESSION_ENDED = "Your session has expired. Sign in to continue where you left off."

/** The sign-in page with three views, each with its own URL, and the view opened by a one-time link. */
export function SignInPage() {
  const site = useLoaderData<SiteConfiguration>()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { drafts, quickPicks, sessions } = useApp()
  const { hash } = useLocation()
  const secret = linkSecret(hash)
  const [expected] = useState(expectedUserEmail)
  const email = expectedEmail(hash)
  const view = resolveSignInView(search, email)
  const shown: Shown = secret === null ? view : "link"
  usePageTitle(titles[shown])
  // Whose session has ended comes back to the same list; the next user finds nothing of the previous one.
  useEffect(() => {
    if (expected === "") forgetPerson({ drafts, quickPicks })
  }, [drafts, expected, quickPicks])

  const wanted = search.get("next")
  const show = (event: SignInEvent, typed: string) =>
    void navigate(signInUrl(nextSignInView(view, event), typed.trim(), wanted))
  /** Continues once the user is signed in or may set a password [p4-next-address]. */
  const enter = async (next: string, typed: string) => {
    const after = signInDestination(next)
    if (after._tag === "ResetView") return show("mustReset", typed)
    if (typed.trim().toLowerCase() !== expected.toLowerCase()) forgetPerson({ drafts, quickPicks })
    // Where this fails, the page that is led to says so.
    await sessions.load("ask again").catch(() => null)
    const address = wanted ?? (after._tag === "Landing" ? "/" : after.address)
    await navigate(safeRedirectUrl(address, window.location.origin), { replace: true })
  }
  const isExpected = shown === "signIn" && expected !== "" && (email === "" || email === expected)

  return (
    <main
      id="main"
      tabIndex={-1}
      className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 py-12"
    >
      <Wordmark name={site.siteName} className="min-h-8 text-xl" />
      <section
        className="w-full max-w-[400px] rounded-dialog border border-line bg-surface p-6 sm:p-8"
        aria-labelledby="sign-in"
      >
        <h1 id="sign-in" className="mb-1 text-xl font-semibold">
          {titles[shown]}
        </h1>
        <p className="mb-6 text-muted">{isExpected ? SESSION_ENDED : introductions[shown]}</p>
        <Suspense>
          {secret !== null ? (
            <SetPasswordForm secret={secret} site={site} onSignedIn={(next) => void enter(next, "")} />
          ) : view === "forgotPassword" ? (
            <ForgotPasswordForm
              email={email}
              phone={site.phoneNumber}
              onBack={(typed) => show("back", typed)}
            />
          ) : view === "resetPassword" ? (
            <NewPasswordForm
              email={email}
              site={site}
              overAction={<Button onPress={() => show("back", email)}>Sign in</Button>}
              onSignedIn={(next) => void enter(next, email)}
            />
          ) : (
            <SignInForm
              email={email === "" ? expected : email}
              onSignedIn={(next, typed) => void enter(next, typed)}
              onForgot={(typed) => show("forgot", typed)}
            />
          )}
        </Suspense>
      </section>
      <p className="max-w-[400px] text-center text-sm text-muted">
        <SupportContactText lead="Need help?" site={site} />
      </p>
    </main>
  )
}
