import { Accounts } from "@listwright/domain/account"
import {
  MAX_ACCOUNT_NAME_LENGTH,
  accountCreatedNotice,
  AccountNameMissing,
  AccountNotCreated,
  createAccount,
  createAccountFailedNotice,
} from "@listwright/domain/requests"
import { useQueryClient } from "@tanstack/react-query"
import { Cause, Effect, Exit } from "effect"
import { type FormEvent, useId, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { useApp, useRun } from "../../app/App.ts"
import { isCallFailure } from "../../app/failureAlert.ts"
import { Button } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import { Notice } from "../../design/Notice.tsx"
import { useNotify } from "../../design/notifications.tsx"
import { TextField } from "../../design/TextField.tsx"
import type { SiteDialogProps } from "./ContactDialog.tsx"
import { useApplyWording } from "../../design/wording.tsx"

const missing = createAccountFailedNotice(new AccountNameMissing())
const FAILED = createAccountFailedNotice(new AccountNotCreated()).text

/** A form for resellers to create an account [p4-create-account] [p8-create-account]. */
export function CreateAccountDialog({ onClose }: SiteDialogProps) {
  const run = useRun()
  const { drafts, sessions } = useApp()
  const { revalidate } = useRevalidator()
  const queries = useQueryClient()
  const notify = useNotify("shell")
  const words = useApplyWording()
  const [name, setName] = useState("")
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<{ readonly title: string; readonly text: string } | null>(null)
  const [isSending, setIsSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    setProblem(null)
    if (isSending) return
    setIsSending(true)
    // Reload the session, so that the new account shows everywhere.
    const readAgain = Effect.promise(() => sessions.load("ask again").catch(() => null))
    const exit = await run(createAccount(name, readAgain))
    setIsSending(false)
    if (Exit.isFailure(exit)) {
      const error = Cause.squash(exit.cause)
      input.current?.focus()
      if (error instanceof AccountNameMissing) {
        notify(missing)
        return setProblem(words(missing.text))
      }
      const why =
        isCallFailure(error) && error._tag === "Refused"
          ? words(error.reason)
          : "The name you entered is still here."
      return setFailure({ title: words(FAILED), text: why })
    }
    const known = await run(Effect.flatMap(Accounts, (accounts) => accounts.accounts()))
    const created = Exit.isSuccess(known)
      ? known.value.find(({ accountName }) => accountName === name.trim())
      : undefined
    // Who makes an account means to order for it.
    if (created !== undefined) await drafts.workFor(created.accountId)
    await queries.invalidateQueries({ queryKey: ["accounts"] })
    await revalidate()
    notify(accountCreatedNotice)
    onClose()
  }
  return (
    <Dialog
      title="Create Account"
      width="narrow"
      isOpen
      onOpenChange={onClose}
      isDismissable={!isSending}
      footer={
        <>
          <Button isDisabled={isSending} onPress={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={id} isPending={isSending}>
            Create account
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          ref={input}
          label="Account name"
          description="New lists will be for this account."
          autoComplete="off"
          maxLength={MAX_ACCOUNT_NAME_LENGTH}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setProblem(null)
          }}
          error={problem ?? undefined}
        />
        {failure === null ? null : (
          <Notice kind="error" title={failure.title} isLive>
            {failure.text}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
