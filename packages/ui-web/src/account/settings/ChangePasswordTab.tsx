import {
  changePassword,
  type ChangePasswordForm,
  changePasswordProblems,
  NotSaved,
  passwordHelp,
  passwordNotUpdatedNotice,
  passwordUpdatedNotice,
  SignIns,
  revokedTokenCount,
  WrongPassword,
} from "@listwright/domain/account"
import { type FieldProblems, hasProblems, ServerFailed } from "@listwright/domain/shared"
import { useQueryClient } from "@tanstack/react-query"
import { Cause, Effect, Exit, Option } from "effect"
import { type ChangeEvent, type FormEvent, useRef, useState } from "react"
import { useRun } from "../../app/App.ts"
import { passwordWording } from "../../app/passwordWording.ts"
import { useSession } from "../../app/session.ts"
import { useCall } from "../../app/useCall.ts"
import { Button } from "../../design/Button.tsx"
import { Checkbox } from "../../design/Checkbox.tsx"
import { Notice } from "../../design/Notice.tsx"
import { useApplyWording } from "../../design/wording.tsx"
import { TextField } from "../../design/TextField.tsx"
import { useNotify } from "../../design/notifications.tsx"
import { focusFirstError } from "./focusFirstError.ts"

const SIGN_INS = ["sign-ins"] as const
const NOTHING_TYPED: ChangePasswordForm = { oldPassword: "", newPassword: "", confirmation: "" }
const FIELDS = ["oldPassword", "newPassword", "confirmation"] as const
const wrongPassword = passwordNotUpdatedNotice(new WrongPassword()).text
/** The notice for any failure. */
const notUpdatedNotice = passwordNotUpdatedNotice(
  new NotSaved({ failure: new ServerFailed({ status: 500 }) }),
)

export function ChangePasswordTab({ email }: { readonly email: string }) {
  const run = useRun()
  const notify = useNotify("account")
  const { site, user } = useSession()
  const queries = useQueryClient()
  const signIns = useCall(
    [...SIGN_INS, user.id],
    Effect.flatMap(SignIns, (known) => known.list()),
    { staleTime: 0 },
  )
  const tokens = revokedTokenCount(signIns.data ?? [])
  const [keepsTokens, setKeepsTokens] = useState(false)
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [problems, setProblems] = useState<FieldProblems<keyof ChangePasswordForm>>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const say = useApplyWording()
  const words = passwordWording(site)

  const field = (name: keyof ChangePasswordForm) => ({
    name,
    type: "password",
    value: typed[name],
    error: problems[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setTyped({ ...typed, [name]: event.target.value })
      setProblems({ ...problems, [name]: undefined })
    },
  })
  const mark = (found: FieldProblems<keyof ChangePasswordForm>) => {
    setProblems(found)
    focusFirstError(form.current, FIELDS, found)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(null)
    const found = changePasswordProblems(typed, words)
    if (hasProblems(found)) return mark(found)
    setIsPending(true)
    const exit = await run(changePassword(typed, words, { keepsTokens }))
    setIsPending(false)
    if (Exit.isSuccess(exit)) {
      setTyped(NOTHING_TYPED)
      void queries.invalidateQueries({ queryKey: SIGN_INS })
      return notify(passwordUpdatedNotice)
    }
    const error = Option.getOrNull(Cause.findErrorOption(exit.cause))
    switch (error?._tag) {
      case "WrongPassword":
        return mark({ oldPassword: wrongPassword })
      case "Refused":
        return setRefusal(say(error.reason))
      case "SignedOut":
        return
      default:
        return notify(notUpdatedNotice)
    }
  }

  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-muted">
        We'll sign you out of your account in all other browsers and notify you by email.
      </p>
      {refusal === null ? null : (
        <Notice kind="error" isLive>
          {refusal}
        </Notice>
      )}
      {/* For password managers, which ask whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField label="Old password" autoComplete="current-password" {...field("oldPassword")} />
      <TextField
        label="New password"
        autoComplete="new-password"
        description={passwordHelp(words)}
        {...field("newPassword")}
      />
      <TextField label="Confirm new password" autoComplete="new-password" {...field("confirmation")} />
      {tokens === 0 ? null : (
        <Checkbox checked={!keepsTokens} onChange={() => setKeepsTokens(!keepsTokens)}>
          {tokens === 1 ? "Also revoke 1 token" : `Also revoke ${tokens} tokens`}
        </Checkbox>
      )}
      <div className="flex justify-end border-t border-line pt-4">
        <Button kind="primary" type="submit" isPending={isPending}>
          Change password
        </Button>
      </div>
    </form>
  )
}
