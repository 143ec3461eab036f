import {
  INVALID_LINK_MESSAGE,
  LinkNotValid,
  PasswordResets,
  type SiteConfiguration,
} from "@listwright/domain/account"
import { Cause, Effect, Exit, Schema } from "effect"
import { useEffect, useState } from "react"
import { useApp } from "../../app/App.ts"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Notice } from "../../design/Notice.tsx"
import { NewPasswordForm } from "./NewPasswordForm.tsx"

const isLinkNotValid = Schema.is(LinkNotValid)

export interface SetPasswordFormProps {
  readonly secret: string
  readonly site: SiteConfiguration
  /** Called after signing in. `next`: the URL to which the server redirects the user. */
  readonly onSignedIn: (next: string) => void
}

/** Opens a one-time link and sets its user's password. */
export function SetPasswordForm({ onSignedIn, secret, site }: SetPasswordFormProps) {
  const { runner } = useApp()
  const [email, setEmail] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    const asking = new AbortController()
    const open = async () => {
      const opening = Effect.flatMap(PasswordResets, (resets) => resets.openLink(secret))
      const exit = await runner.runAsGuest(opening, { signal: asking.signal })
      if (asking.signal.aborted) return
      if (Exit.isSuccess(exit)) return setEmail(exit.value.email)
      setFailure(Cause.squash(exit.cause))
    }
    void open()
    return () => asking.abort()
    // Once an attempt, whatever the texts of the site are by then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [secret, attempt])
  const openAgain = () => {
    setFailure(null)
    setAttempt(attempt + 1)
  }

  if (email !== null)
    return <NewPasswordForm email={email} site={site} over={INVALID_LINK_MESSAGE} onSignedIn={onSignedIn} />
  if (isLinkNotValid(failure))
    return (
      <Notice kind="error" isLive>
        {INVALID_LINK_MESSAGE}
      </Notice>
    )
  // The link may hold; only the answer is missing.
  return failure === null ? null : (
    <FailedCall what="We couldn't open the link" failure={failure} onRetry={openAgain} />
  )
}
