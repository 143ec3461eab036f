import { signIn, signInFailedNotice, signInProblems, tooManyAttemptsNotice } from "@listwright/domain/account"
import { visibleProblems } from "@listwright/domain/order"
import { Cause, Exit, Option } from "effect"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { useApp } from "../../app/App.ts"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { TextField } from "../../design/TextField.tsx"
import { useApplyWording } from "../../design/wording.tsx"

export interface SignInFormProps {
  /** Called after signing in. `next`: the URL to which the server redirects the user; `email`: as typed. */
  readonly onSignedIn: (next: string, email: string) => void
  /** The expected user's email address, prefilled so the user only has to enter the password. */
  readonly email?: string
  /** Called if the user doesn't know the password. `email`: as typed. */
  readonly onForgot?: (email: string) => void
}

/**
 * The form with the email address and password. Its wording follows the specification. Two fields don't need a form
 * library, which would be the largest part of the first screen that users load.
 */
export function SignInForm({ onForgot, onSignedIn, email: expected = "" }: SignInFormProps) {
  const { runner } = useApp()
  const words = useApplyWording()
  const [typed, setTyped] = useState({ email: expected, password: "" })
  const [wasTried, setWasTried] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isPending, setIsPending] = useState(false)
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (expected !== "") password.current?.focus()
  }, [expected])
  const problems = visibleProblems(signInProblems(typed), wasTried)

  const refuse = (text: string) => {
    setRefusal(text)
    setTyped((before) => ({ ...before, password: "" }))
    setWasTried(false)
    setIsPending(false)
    password.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setWasTried(true)
    const { email: emailProblem, password: passwordProblem } = signInProblems(typed)
    if (emailProblem !== undefined) return email.current?.focus()
    if (passwordProblem !== undefined) return password.current?.focus()
    setRefusal(null)
    setFailure(null)
    setIsPending(true)
    const exit = await runner.runAsGuest(signIn(typed))
    if (Exit.isSuccess(exit)) return onSignedIn(exit.value, typed.email)
    const error = Option.getOrNull(Cause.findErrorOption(exit.cause))
    switch (error?._tag) {
      case "SignInRefused":
      case "SignedOut":
        return refuse(words(signInFailedNotice.text))
      case "TooManyAttempts":
        return refuse(words(tooManyAttemptsNotice(error.retryAfterSeconds).text))
      default:
        // Nothing is wrong with the password: it stays.
        setFailure(Cause.squash(exit.cause))
        return setIsPending(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      {refusal === null ? null : (
        <Notice kind="error" isLive>
          {refusal}
        </Notice>
      )}
      {failure === null ? null : <FailedCall what="We couldn't sign you in" failure={failure} isForm />}
      <TextField
        ref={email}
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={typed.email}
        onChange={(event) => setTyped({ ...typed, email: event.target.value })}
        error={problems.email}
      />
      <TextField
        ref={password}
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        value={typed.password}
        onChange={(event) => setTyped({ ...typed, password: event.target.value })}
        error={problems.password}
      />
      <Button type="submit" kind="primary" isPending={isPending} className="mt-1 w-full">
        Sign in
      </Button>
      {onForgot === undefined ? null : (
        <Button kind="quiet" className="w-full" onPress={() => onForgot(typed.email)}>
          Forgot your password?
        </Button>
      )}
    </form>
  )
}
