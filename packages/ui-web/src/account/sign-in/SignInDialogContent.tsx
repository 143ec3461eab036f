import { signInDestination } from "@listwright/domain/account"
import { SESSION_ENDED } from "@listwright/domain/shared"
import { useApp } from "../../app/App.ts"
import { Dialog } from "../../design/Dialog.tsx"
import { Notice } from "../../design/Notice.tsx"
import { signInUrl } from "./signInUrl.ts"
import { SignInForm } from "./SignInForm.tsx"

/** The sign-in dialog's content. The page beneath is unchanged, and the failed call is repeated after signing in. */
export function SignInDialogContent() {
  const app = useApp()
  const resume = async (next: string, email: string) => {
    // A temporary password: the page beneath waits until there is a new one.
    if (signInDestination(next)._tag === "ResetView")
      return window.location.assign(
        signInUrl("resetPassword", email.trim(), `${window.location.pathname}${window.location.search}`),
      )
    const before = app.sessions.known()
    const now = await app.sessions.load("ask again")
    // A different user: nothing of the page beneath is theirs.
    if (before !== null && now?.user.id !== before.user.id) window.location.assign("/")
    else app.gate.answer(true)
  }
  return (
    <Dialog
      title="Sign in to continue"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) app.gate.answer(false)
      }}
      width="narrow"
    >
      <Notice kind="warning" title={SESSION_ENDED} className="mb-5">
        Your session has expired, but nothing you entered is lost. Sign in, and we'll repeat your last action.
      </Notice>
      <SignInForm
        email={app.sessions.known()?.user.email ?? ""}
        onSignedIn={(next, email) => void resume(next, email)}
      />
    </Dialog>
  )
}
