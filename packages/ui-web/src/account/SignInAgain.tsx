import { AUTH_ERROR } from "@listwright/domain/shared"
import { useApp } from "../app/App.ts"
import { Dialog } from "../design/Dialog.tsx"
import { Notice } from "../design/Notice.tsx"
import { SignInForm } from "./SignInForm.tsx"

/** The page stays as it is beneath; what found the session gone is done again after signing in. spec: portal §8 */
export function SignInAgain() {
  const app = useApp()
  const resume = async () => {
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
      <Notice kind="warning" title={AUTH_ERROR} className="mb-5">
        Your session has ended. Nothing you entered is lost: sign in, and your last action is repeated.
      </Notice>
      <SignInForm email={app.sessions.known()?.user.email ?? ""} onSignedIn={() => void resume()} />
    </Dialog>
  )
}
