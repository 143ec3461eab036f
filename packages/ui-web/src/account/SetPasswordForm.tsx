import { LINK_NOT_VALID, PasswordResets, type SiteConfiguration } from "@listwright/domain/account"
import { Cause, Effect, Exit, Option } from "effect"
import { useEffect, useState } from "react"
import { useApp } from "../app/App.ts"
import { useFailureText } from "../app/failures.ts"
import { Button } from "../design/Button.tsx"
import { Notice } from "../design/Notice.tsx"
import { NewPasswordForm } from "./NewPasswordForm.tsx"

export interface SetPasswordFormProps {
  readonly secret: string
  readonly site: SiteConfiguration
  /** Called after signing in. `next`: the address that the server sends the user to. */
  readonly onSignedIn: (next: string) => void
}

/** Opens a one-time link and sets the password of its user. */
export function SetPasswordForm({ onSignedIn, secret, site }: SetPasswordFormProps) {
  const { runner } = useApp()
  const failureText = useFailureText()
  const [email, setEmail] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(1)
  // The link may hold; only the answer is missing.
  const [mayOpenAgain, setMayOpenAgain] = useState(false)

  useEffect(() => {
    const asking = new AbortController()
    const open = async () => {
      const opening = Effect.flatMap(PasswordResets, (resets) => resets.openLink(secret))
      const exit = await runner.runAsGuest(opening, { signal: asking.signal })
      if (asking.signal.aborted) return
      if (Exit.isSuccess(exit)) return setEmail(exit.value.email)
      const error = Option.getOrNull(Cause.findErrorOption(exit.cause))
      const isOver = error?._tag === "LinkNotValid"
      setRefusal(isOver ? LINK_NOT_VALID : failureText(error))
      setMayOpenAgain(!isOver)
    }
    void open()
    return () => asking.abort()
    // Once an attempt, whatever the texts of the site are by then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [secret, attempt])
  const openAgain = () => {
    setRefusal(null)
    setMayOpenAgain(false)
    setAttempt(attempt + 1)
  }

  if (email !== null)
    return <NewPasswordForm email={email} site={site} over={LINK_NOT_VALID} onSignedIn={onSignedIn} />
  return refusal === null ? null : (
    <Notice
      kind="error"
      isLive
      action={mayOpenAgain ? <Button onPress={openAgain}>Try again</Button> : undefined}
    >
      {refusal}
    </Notice>
  )
}
