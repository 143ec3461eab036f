import {
  LINK_NOT_VALID,
  type NewPasswordForm,
  newPasswordProblems,
  passwordHelp,
  PasswordResets,
  resetFailed,
  resetPassword,
  type SiteConfiguration,
} from "@listwright/domain/account"
import { chosenReading, passwordMessageReading, passwordPolicyReading } from "@listwright/domain/shared"
import { Cause, Effect, Exit, Option } from "effect"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { useApp } from "../app/App.ts"
import { useFailureText } from "../app/failures.ts"
import { Button } from "../design/Button.tsx"
import { Notice } from "../design/Notice.tsx"
import { TextField } from "../design/TextField.tsx"

export interface SetPasswordFormProps {
  readonly secret: string
  readonly site: SiteConfiguration
  /** `next`: where the server says to go. */
  readonly onSignedIn: (next: string) => void
}

const NOTHING_TYPED: NewPasswordForm = { newPassword: "", confirmation: "" }

/** Sets the password of a user who opened a one-time link, and signs in with it. spec: portal §4 (Sign-in view) */
export function SetPasswordForm({ onSignedIn, secret, site }: SetPasswordFormProps) {
  const { runner } = useApp()
  const failureText = useFailureText()
  const [email, setEmail] = useState<string | null>(null)
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [wasTried, setWasTried] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const [attempt, setAttempt] = useState(1)
  // The link may hold; only the answer is missing.
  const [mayOpenAgain, setMayOpenAgain] = useState(false)
  const password = useRef<HTMLInputElement>(null)
  const confirmation = useRef<HTMLInputElement>(null)
  const words = {
    policy: chosenReading(passwordPolicyReading, site.readings),
    message: chosenReading(passwordMessageReading, site.readings),
  }
  const problems = wasTried ? newPasswordProblems(typed, words) : {}

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

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (email === null) return
    const wrong = newPasswordProblems(typed, words)
    if (wrong.newPassword !== undefined) return password.current?.focus()
    if (wrong.confirmation !== undefined) return confirmation.current?.focus()
    setRefusal(null)
    setIsPending(true)
    const exit = await runner.runAsGuest(resetPassword(email, typed, words))
    if (Exit.isSuccess(exit)) return onSignedIn(exit.value)
    setIsPending(false)
    const error = Option.getOrNull(Cause.findErrorOption(exit.cause))
    if (error?._tag === "SignedOut") return setRefusal(LINK_NOT_VALID)
    if (error?._tag !== "NotSaved") return setRefusal(failureText(error))
    const { failure } = error
    setRefusal(failure._tag === "Refused" ? failure.message : resetFailed.text)
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      {refusal === null ? null : (
        <Notice
          kind="error"
          isLive
          action={mayOpenAgain ? <Button onPress={openAgain}>Try again</Button> : undefined}
        >
          {refusal}
        </Notice>
      )}
      {email === null ? null : (
        <>
          <TextField label="Email" type="email" autoComplete="username" value={email} readOnly />
          <TextField
            ref={password}
            label="New password"
            type="password"
            autoComplete="new-password"
            description={passwordHelp(words)}
            value={typed.newPassword}
            onChange={(event) => setTyped({ ...typed, newPassword: event.target.value })}
            error={problems.newPassword}
          />
          <TextField
            ref={confirmation}
            label="New password again"
            type="password"
            autoComplete="new-password"
            value={typed.confirmation}
            onChange={(event) => setTyped({ ...typed, confirmation: event.target.value })}
            error={problems.confirmation}
          />
          <Button type="submit" kind="primary" isPending={isPending} className="mt-1 w-full">
            Set the password and sign in
          </Button>
        </>
      )}
    </form>
  )
}
