import { Contact } from "@listwright/domain/drafts"
import { startingContact } from "@listwright/domain/order"
import { CountNotSaved, countNotSaved, MAX_LIST_NAME, saveCount } from "@listwright/domain/saved-lists"
import { CallFailed, FormIncomplete, ServerFailed } from "@listwright/domain/shared"
import { Cause, Exit, Schema } from "effect"
import { type FormEvent, useRef, useState } from "react"
import { useRun } from "../app/App.ts"
import { useSession } from "../app/session.ts"
import { TextField } from "../design/TextField.tsx"
import { useDraft } from "../draft/useDraft.ts"
import { useSavedListsChanged } from "./useSavedLists.ts"

export interface SaveCountFormProps {
  readonly id: string
  readonly onSending: (isSending: boolean) => void
  readonly onSaved: (name: string) => void
  readonly onFailed: (message: string) => void
}

const isIncomplete = Schema.is(FormIncomplete)
const isSaveFailure = Schema.is(Schema.Union([CountNotSaved, CallFailed]))
const isSame = Schema.toEquivalence(Contact)

const NOT_SENT = "Your latest changes are not saved yet. Check your connection, then press Save Count again."

/** Who saves it, and under which name; the phone is optional. spec: order-builder §5 (Save count) [ob5-save-count-form] */
export function SaveCountForm({ id, onFailed, onSaved, onSending }: SaveCountFormProps) {
  const run = useRun()
  const { site, user } = useSession()
  const { change, draft, flush } = useDraft()
  const changed = useSavedListsChanged()
  const form = useRef<HTMLFormElement>(null)
  const [contact, setContact] = useState(() => startingContact(draft.choices.contact, user, null))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const isSending = useRef(false)

  const send = async () => {
    // What was typed is kept with the list: placing the order asks for the same.
    change((content) =>
      isSame(content.choices.contact, contact)
        ? content
        : { ...content, choices: { ...content.choices, contact } },
    )
    const saved = await flush()
    if (saved === null) return onFailed(NOT_SENT)
    const exit = await run(saveCount({ draftId: saved.id, revision: saved.revision, contact }))
    if (Exit.isSuccess(exit)) {
      changed()
      return onSaved(contact.orderName.trim())
    }
    const failure = Cause.squash(exit.cause)
    if (isIncomplete(failure)) {
      setProblems(failure.problems)
      // The first field that is wrong.
      setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus())
      return
    }
    const known = isSaveFailure(failure) ? failure : new ServerFailed({ status: 500 })
    onFailed(countNotSaved(known, site.phoneNumber).text)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    onSending(true)
    await send()
    isSending.current = false
    onSending(false)
  }
  const field = (name: "firstName" | "lastName" | "company" | "email" | "phone" | "orderName") => ({
    name,
    value: contact[name],
    error: problems[name],
    onChange: ({ target: { value } }: { readonly target: { readonly value: string } }) => {
      setContact({ ...contact, [name]: value })
      const { [name]: _, ...others } = problems
      setProblems(others)
    },
  })
  return (
    <form
      ref={form}
      id={id}
      noValidate
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        {...field("orderName")}
        label="Order name"
        className="sm:col-span-2"
        autoComplete="off"
        maxLength={MAX_LIST_NAME}
        // The one field that is empty, and the reason for the dialog.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        description="You find the saved list by this name"
      />
      <TextField {...field("firstName")} label="First name" autoComplete="given-name" />
      <TextField {...field("lastName")} label="Last name" autoComplete="family-name" />
      <TextField
        {...field("company")}
        label="Company"
        autoComplete="organization"
        className="sm:col-span-2"
      />
      <TextField {...field("email")} label="E-mail" type="email" autoComplete="email" />
      <TextField {...field("phone")} label="Phone" type="tel" autoComplete="tel" optional />
    </form>
  )
}
