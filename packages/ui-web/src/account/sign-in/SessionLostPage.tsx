import { useEffect, useRef, useState } from "react"
import { useApp } from "../../app/App.ts"
import { expectedUserEmail } from "../../app/expectedUserEmail.ts"
import type { SessionLossReason } from "../../app/SessionWatcher.ts"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Button } from "../../design/Button.tsx"
import { usePageTitle } from "../../design/usePageTitle.ts"
import { signInUrl } from "./signInUrl.ts"

/**
 * Replaces every page of a tab whose session no longer belongs to its user, showing the session's user and the ways to
 * continue.
 */
export function SessionLostPage({ taken }: { readonly taken: SessionLossReason }) {
  const { sessions } = useApp()
  const main = useRef<HTMLElement>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const other = expectedUserEmail()
  const own = sessions.known()?.user.email ?? ""
  const isOther = taken === "otherPerson"
  const title = isOther ? "Another user signed in on this browser" : "You signed out"
  usePageTitle(title)
  useEffect(() => main.current?.focus(), [])
  const signIn = async () => {
    setIsLeaving(true)
    setFailure(null)
    // A browser has one session: theirs ends with it.
    const stillOpen = isOther ? await sessions.signOut() : null
    if (stillOpen !== null) {
      setIsLeaving(false)
      return setFailure(stillOpen)
    }
    const { pathname, search } = window.location
    window.location.assign(signInUrl("signIn", own, `${pathname}${search}`))
  }
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className="mx-auto flex max-w-[560px] flex-col items-start gap-3 px-4 py-16"
    >
      <h1 className="text-xl font-semibold">{title}</h1>
      <p role="alert" className="text-muted">
        {isOther
          ? `${own} opened this tab, but ${other === "" || other === own ? "another user" : other} is now signed in on this browser, so this tab no longer shows either account. If you sign in again, their session ends.`
          : "You signed out in another tab of this browser, so you're signed out here, too."}
      </p>
      {failure === null ? null : <FailedCall what="We couldn't end their session" failure={failure} />}
      <div className="mt-3 flex flex-wrap gap-3">
        {isOther ? (
          <Button kind="primary" onPress={() => window.location.assign("/")}>
            Continue with their account
          </Button>
        ) : null}
        <Button kind={isOther ? "secondary" : "primary"} isPending={isLeaving} onPress={() => void signIn()}>
          {isOther ? "Sign in again" : "Sign in"}
        </Button>
      </div>
    </main>
  )
}
