import { Contact } from "@listwright/domain/drafts"
import {
  CountNotSaved,
  countNotSavedNotice,
  MAX_LIST_NAME_LENGTH,
  findListsWithSameName,
  sameNameListsText,
  saveCount,
  SavedListChanged,
  saveIntoList,
} from "@listwright/domain/saved-lists"
import { FormIncomplete, type SavedListId, type MessageText } from "@listwright/domain/shared"
import { Cause, Exit, Schema } from "effect"
import { type FormEvent, type ReactNode, useRef, useState } from "react"
import { useApp, useRun } from "../../app/App.ts"
import { toCallFailure } from "../../app/failures.ts"
import { Disclosure } from "../../design/Disclosure.tsx"
import { TextField } from "../../design/TextField.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"
import type { SaveCountResult } from "./SavedNotice.tsx"
import { useRefreshSavedLists } from "./useSavedLists.ts"
import { useApplyWording } from "../../design/wording.tsx"

export interface SaveCountFormProps {
  readonly id: string
  readonly contact: Contact
  /** The list to save into, and the version that may be replaced besides the opened one; null for a new list. */
  readonly into: { readonly id: SavedListId; readonly over: number | null } | null
  readonly onContact: (contact: Contact) => void
  /** Called before the form is sent; false prevents it for now. */
  readonly maySend: () => boolean
  readonly onSending: (isSending: boolean) => void
  readonly onSaved: (saved: SaveCountResult) => void
  /** Called if another user saved into the list first. */
  readonly onChanged: () => Promise<void>
  /** Called with the reason if the server refuses to save the count. */
  readonly onRefused: (message: string) => void
  readonly onFailed: (failure: unknown) => void
}

const isIncomplete = Schema.is(FormIncomplete)
const isChanged = Schema.is(SavedListChanged)
const isNotSaved = Schema.is(CountNotSaved)
const isSame = Schema.toEquivalence(Contact)

/** The message shown if the draft was replaced by the server's version; a notice has already given the reason. */
const OTHER_LIST = "You're now seeing the server's version of your list. Please check it, then save again."

/** The form with the saved list's name and the saving user's contact; the phone is optional [ob5-save-count-form]. */
export function SaveCountForm(props: SaveCountFormProps) {
  const { contact, id, into, maySend, onChanged, onContact, onFailed, onRefused, onSaved, onSending } = props
  const run = useRun()
  const { drafts } = useApp()
  const words = useApplyWording()
  const { change, flush, refresh } = useDraft()
  const changed = useRefreshSavedLists()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Readonly<Record<string, MessageText>>>({})
  const isSending = useRef(false)

  const send = async () => {
    // What was typed is kept with the list: placing the order asks for the same.
    change((content) =>
      isSame(content.choices.contact, contact)
        ? content
        : { ...content, choices: { ...content.choices, contact } },
    )
    const draft = await flush()
    if (draft === null) {
      const failure = drafts.state()?.failure ?? null
      return failure === null ? onRefused(OTHER_LIST) : onFailed(failure)
    }
    const count = { draftId: draft.id, revision: draft.revision, contact }
    const name = contact.orderName.trim()
    const exit = into === null ? await run(saveCount(count)) : await run(saveIntoList(count, into))
    if (Exit.isSuccess(exit)) {
      changed()
      // The draft is another list's now.
      await refresh()
      if (into === null || exit.value === undefined) {
        const id = drafts.state()?.draft.savedList?.id
        const others = id === undefined ? null : await run(findListsWithSameName({ id, name }))
        const text = others === null || Exit.isFailure(others) ? "" : sameNameListsText(others.value)
        return onSaved({ kind: "new", name, others: text })
      }
      return onSaved(
        exit.value._tag === "Into" ? { kind: "into", saved: exit.value.saved } : { kind: "newInstead", name },
      )
    }
    const failure = Cause.squash(exit.cause)
    if (isChanged(failure)) return onChanged()
    if (isIncomplete(failure)) {
      setProblems(failure.problems)
      // The first field that is wrong.
      setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus())
      return
    }
    const refusal = countNotSavedNotice(isNotSaved(failure) ? failure : toCallFailure(failure))
    if (refusal === null) onFailed(failure)
    else onRefused(words(refusal.text))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current || !maySend()) return
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
      onContact({ ...contact, [name]: value })
      const { [name]: _, ...others } = problems
      setProblems(others)
    },
  })
  const person = (
    <>
      <TextField {...field("firstName")} label="First name" autoComplete="given-name" />
      <TextField {...field("lastName")} label="Last name" autoComplete="family-name" />
      <TextField
        {...field("company")}
        label="Company"
        autoComplete="organization"
        className="sm:col-span-2"
      />
      <TextField {...field("email")} label="Email" type="email" autoComplete="email" />
      <TextField {...field("phone")} label="Phone" type="tel" autoComplete="tel" optional />
    </>
  )
  const isPersonWrong = Object.keys(problems).some((name) => name !== "orderName")
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
        maxLength={MAX_LIST_NAME_LENGTH}
        // The one field that is empty, or that is changed with the list, and the reason for the dialog.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        description={
          into === null
            ? "You'll find the saved list under this name"
            : "Updates this list with the current count and price. A different name renames it."
        }
      />
      {into === null ? (
        person
      ) : (
        // The list already has the contact, so it starts closed.
        <div className="sm:col-span-2">
          <PersonSection contact={contact} isWrong={isPersonWrong}>
            <div className="grid gap-4 pt-2 sm:grid-cols-2">{person}</div>
          </PersonSection>
        </div>
      )}
    </form>
  )
}

interface PersonSectionProps {
  readonly contact: Contact
  readonly isWrong: boolean
  readonly children: ReactNode
}

/** The contact of the user saving the list, collapsed until the user opens it or it has an error. */
function PersonSection({ children, contact, isWrong }: PersonSectionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { company, firstName, lastName } = contact
  const who = [`${firstName} ${lastName}`.trim(), company.trim()].filter((text) => text !== "").join(", ")
  return (
    <Disclosure
      title={who === "" ? "Saved by" : `Saved by ${who}`}
      look="part"
      isExpanded={isOpen || isWrong}
      onExpandedChange={setIsOpen}
    >
      {children}
    </Disclosure>
  )
}
