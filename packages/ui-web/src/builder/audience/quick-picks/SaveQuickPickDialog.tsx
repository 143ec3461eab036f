import {
  QUICK_PICK_CRITERIA_REQUIRED,
  criteriaToSave,
  NoQuickPickCriteria,
  quickPickRefusedNotice,
  saveQuickPick,
} from "@listwright/domain/audience"
import type { Draft } from "@listwright/domain/drafts"
import { FormIncomplete, type MessageText } from "@listwright/domain/shared"
import { Cause, Exit, Schema } from "effect"
import { type FormEvent, useId, useRef, useState } from "react"
import { Link } from "react-router"
import { useRun } from "../../../app/App.ts"
import { FailedCall } from "../../../app/FailedCall.tsx"
import { toCallFailure } from "../../../app/failures.ts"
import { Button, buttonClasses } from "../../../design/Button.tsx"
import { Dialog } from "../../../design/Dialog.tsx"
import { Notice } from "../../../design/Notice.tsx"
import { TextField } from "../../../design/TextField.tsx"
import { audienceAndQuickPicks } from "./changeAudienceAndQuickPicks.ts"
import { useRefreshQuickPicks } from "./useRefreshQuickPicks.ts"
import { useQuickPickWording } from "./useQuickPickWording.ts"
import { useApplyWording } from "../../../design/wording.tsx"

const isIncomplete = Schema.is(FormIncomplete)
const hasNoCriteria = Schema.is(NoQuickPickCriteria)

export interface SaveQuickPickDialogProps {
  /** The draft whose criteria are saved under a name. */
  readonly draft: Draft
  readonly onClose: () => void
}

/** Asks for a name and a description, saves the quick pick, and confirms it [ob4-quick-pick-saved]. */
export function SaveQuickPickDialog({ draft, onClose }: SaveQuickPickDialogProps) {
  const { listType } = draft
  const run = useRun()
  const changed = useRefreshQuickPicks(listType)
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState("")
  const [definition, setDefinition] = useState("")
  const [problems, setProblems] = useState<Readonly<Record<string, MessageText>>>({})
  const [warning, setWarning] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isPending, setIsPending] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const picked = audienceAndQuickPicks(draft)
  const criteria = criteriaToSave(picked)
  const words = useQuickPickWording(listType, [{ criteria }]).wordsOf(criteria)

  const say = useApplyWording()
  const failed = (cause: unknown) => {
    if (hasNoCriteria(cause)) return setWarning(say(QUICK_PICK_CRITERIA_REQUIRED))
    if (isIncomplete(cause)) {
      setProblems(cause.problems)
      // The first field that is wrong.
      setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus())
      return
    }
    const refusal = quickPickRefusedNotice(toCallFailure(cause))
    if (refusal === null) setFailure(cause)
    else setWarning(say(refusal.text))
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setIsPending(true)
    setWarning(null)
    setFailure(null)
    const exit = await run(saveQuickPick(listType, { name, definition }, picked))
    setIsPending(false)
    if (Exit.isFailure(exit)) return failed(Cause.squash(exit.cause))
    setIsSaved(true)
    await changed()
  }
  const field = (of: "name" | "definition", value: string, set: (value: string) => void) => ({
    value,
    error: problems[of],
    autoComplete: "off",
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      set(target.value)
      const { [of]: _, ...others } = problems
      setProblems(others)
    },
  })
  return (
    <Dialog
      width="narrow"
      title={isSaved ? "Quick pick saved" : "Save as quick pick"}
      isOpen
      isDismissable={!isPending}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={
        isSaved ? (
          <>
            <Link className={buttonClasses()} to={`/order/${listType}/demo/quickPicks`} onClick={onClose}>
              See your quick picks
            </Link>
            <Button kind="primary" onPress={onClose}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button isDisabled={isPending} onPress={onClose}>
              Cancel
            </Button>
            <Button kind="primary" type="submit" form={formId} isPending={isPending}>
              Save
            </Button>
          </>
        )
      }
    >
      {isSaved ? (
        <Notice kind="success" isLive>
          “{name.trim()}” is now in your quick picks. You can apply it to any list from this source.
        </Notice>
      ) : (
        <form
          ref={form}
          id={formId}
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => void save(event)}
        >
          {warning === null ? null : (
            <Notice kind="warning" isLive>
              {warning}
            </Notice>
          )}
          {failure === null ? null : (
            <FailedCall what="We couldn't save the quick pick" failure={failure} isForm />
          )}
          {criteria.length === 0 ? null : (
            <div className="rounded-card bg-sunken px-4 py-3">
              <p className="text-xs font-medium text-muted">What it selects</p>
              <p className="text-pretty wrap-anywhere">{words ?? "…"}</p>
            </div>
          )}
          <TextField
            {...field("name", name, setName)}
            label="Name"
            maxLength={100}
            // The first thing to type, and the reason for the dialog.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
          <TextField
            {...field("definition", definition, setDefinition)}
            label="Definition"
            description="Describe in a few words who it reaches"
            maxLength={500}
          />
        </form>
      )}
    </Dialog>
  )
}
