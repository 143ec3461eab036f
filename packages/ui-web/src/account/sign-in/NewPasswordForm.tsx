import {
  type NewPasswordForm as Typed,
  newPasswordProblems,
  passwordHelp,
  RESET_EXPIRED_MESSAGE,
  resetFailedNotice,
  resetPassword,
  type SiteConfiguration,
} from "@listwright/domain/account"
import { Cause, Exit, Option } from "effect"
import { type FormEvent, type ReactNode, useRef, useState } from "react"
import { useApp } from "../../app/App.ts"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { TextField } from "../../design/TextField.tsx"
import { passwordWording } from "../../app/passwordWording.ts"
import { useApplyWording } from "../../design/wording.tsx"

export interface NewPasswordFormProps {
  /** The email address of the user setting the password. */
  readonly email: string
  readonly site: SiteConfiguration
  /** Called after signing in. `next`: the URL to which the server redirects the user. */
  readonly onSignedIn: (next: string) => void
  /** The message shown once the time to set a password has expired; `overAction` is the action offered then. */
  readonly over?: string
  readonly overAction?: ReactNode
}

const NOTHING_TYPED: Typed = { newPassword: "", confirmation: "" }

/** Sets the password in a session restricted to doing so, and signs in with it. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, onSignedIn, over = RESET_EXPIRED_MESSAGE, overAction, site } = props
  const { runner } = useApp()
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [wasTried, setWasTried] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isPending, setIsPending] = useState(false)
  const password = useRef<HTMLInputElement>(null)
  const confirmation = useRef<HTMLInputElement>(null)
  const words = passwordWording(site)
  const problems = wasTried ? newPasswordProblems(typed, words) : {}

  const say = useApplyWording()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setWasTried(true)
    const wrong = newPasswordProblems(typed, words)
    if (wrong.newPassword !== undefined) return password.current?.focus()
    if (wrong.confirmation !== undefined) return confirmation.current?.focus()
    setRefusal(null)
    setFailure(null)
    setIsPending(true)
    const exit = await runner.runAsGuest(resetPassword(email, typed, words))
    if (Exit.isSuccess(exit)) return onSignedIn(exit.value)
    setIsPending(false)
    const error = Option.getOrNull(Cause.findErrorOption(exit.cause))
    if (error?._tag === "SignedOut") return setRefusal(over)
    if (error?._tag === "NotSaved" && error.failure._tag === "Refused" && error.failure.reason !== "")
      return setRefusal(say(error.failure.reason))
    if (error === null || error._tag === "NotSaved") return setRefusal(say(resetFailedNotice.text))
    // The password is set, and only the sign-in failed.
    setFailure(error)
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      {refusal === null ? null : (
        <Notice kind="error" isLive action={refusal === over ? overAction : undefined}>
          {refusal}
        </Notice>
      )}
      {failure === null ? null : (
        <FailedCall what="Your password was set, but we couldn't sign you in" failure={failure} isForm />
      )}
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
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
        value={typed.confirmation}
        onChange={(event) => setTyped({ ...typed, confirmation: event.target.value })}
        error={problems.confirmation}
      />
      <Button type="submit" kind="primary" isPending={isPending} className="mt-1 w-full">
        Set the password and sign in
      </Button>
    </form>
  )
}
