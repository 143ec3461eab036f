import {
  forgotPassword,
  invalidEmailAddressNotice,
  temporaryPasswordSentNotice,
} from "@listwright/domain/account"
import { Cause, Exit, Option } from "effect"
import { type FormEvent, useRef, useState } from "react"
import { useApp } from "../../app/App.ts"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { TextField } from "../../design/TextField.tsx"
import { useApplyWording } from "../../design/wording.tsx"
import type { MessageText } from "@listwright/domain/shared"

export interface ForgotPasswordFormProps {
  /** The email address entered on the sign-in view. */
  readonly email: string
  /** The site's support phone number. */
  readonly phone: string
  readonly onBack: (email: string) => void
}

/** Requests a temporary password by email. Known and unknown users get the same response. */
export function ForgotPasswordForm({ email: typedBefore, onBack, phone }: ForgotPasswordFormProps) {
  const { runner } = useApp()
  const words = useApplyWording()
  const [email, setEmail] = useState(typedBefore)
  const [problem, setProblem] = useState<MessageText | undefined>(undefined)
  const [failure, setFailure] = useState<unknown>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const refuse = (text: MessageText | undefined) => {
    setProblem(text)
    field.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    setFailure(null)
    setIsPending(true)
    const exit = await runner.runAsGuest(forgotPassword(email))
    setIsPending(false)
    if (Exit.isSuccess(exit)) return setSentTo(email.trim())
    const error = Option.getOrNull(Cause.findErrorOption(exit.cause))
    switch (error?._tag) {
      case "FormIncomplete":
        return refuse(error.problems["email"])
      case "InvalidEmailAddress":
        return refuse(invalidEmailAddressNotice.text)
      default:
        return setFailure(Cause.squash(exit.cause))
    }
  }

  if (sentTo !== null)
    return (
      <div className="flex flex-col gap-4">
        <Notice kind="success" isLive>
          {words(temporaryPasswordSentNotice(phone).text)}
        </Notice>
        <p className="text-sm text-muted">
          If {sentTo} has an account here, you'll get an email within minutes. Check your spam folder, too.
          The temporary password works once and expires in 30 minutes.
        </p>
        <Button kind="primary" className="w-full" onPress={() => onBack(sentTo)}>
          Sign in with the temporary password
        </Button>
        <Button kind="quiet" className="w-full" onPress={() => setSentTo(null)}>
          Use another email address
        </Button>
      </div>
    )
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      {failure === null ? null : (
        <FailedCall what="We couldn't send a temporary password" failure={failure} isForm />
      )}
      <TextField
        ref={field}
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={problem}
      />
      <Button type="submit" kind="primary" isPending={isPending} className="mt-1 w-full">
        Send a temporary password
      </Button>
      <Button kind="quiet" className="w-full" onPress={() => onBack(email.trim())}>
        Back to sign-in
      </Button>
    </form>
  )
}
