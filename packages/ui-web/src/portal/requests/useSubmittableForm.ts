import { visibleProblems } from "@listwright/domain/order"
import {
  canSubmit,
  type FieldProblems,
  hasProblems,
  nextSubmissionStep,
  type SubmissionEvent,
  type SubmissionStep,
  type MessageText,
} from "@listwright/domain/shared"
import { QueryClientContext } from "@tanstack/react-query"
import { type Effect, Exit } from "effect"
import { type ChangeEvent, type FormEvent, use, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useRun } from "../../app/App.ts"
import { PERMANENT_CACHE_OPTIONS } from "../../app/createSharedCache.ts"
import type { Ports } from "../../app/runtime.ts"

export interface SubmittableFormOptions<Form, Field extends string> {
  /** The key under which the typed data is stored until it's sent, even if the form is closed. */
  readonly name: string
  readonly starting: Form
  readonly problemsOf: (form: Form) => FieldProblems<Field>
  readonly send: (form: Form) => Effect.Effect<void, unknown, Ports>
  readonly onSent?: () => void
}

/** The names of the text fields. */
type TextName<Form, Field extends string> = {
  [Name in Field & keyof Form]: Form[Name] extends string ? Name : never
}[Field & keyof Form]

/** The properties for a form's text field: `<TextField label="Name" {...field("name")} />`. */
export interface BoundField {
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  readonly error: MessageText | undefined
}

export interface SubmittableForm<Form, Field extends string> {
  readonly typed: Form
  /** Binds a text field by name. */
  readonly field: <Name extends TextName<Form, Field>>(name: Name) => BoundField
  readonly change: (changed: Partial<Form>) => void
  /** The errors to show; empty before the first attempt. */
  readonly problems: FieldProblems<Field>
  readonly step: SubmissionStep
  readonly isFailed: boolean
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Manages a form that's filled in, sent, and followed by a thank-you message. After a failure, it shows the form again
 * with the typed data [p4-contact-steps].
 */
export const useSubmittableForm = <Form extends object, Field extends string>({
  name,
  onSent,
  problemsOf,
  send,
  starting,
}: SubmittableFormOptions<Form, Field>): SubmittableForm<Form, Field> => {
  const run = useRun()
  // A guest has a single page and doesn't have a query client.
  const queries = use(QueryClientContext)
  const key = ["typed", name]
  const [typed, setTyped] = useState(() => queries?.getQueryData<Form>(key) ?? starting)
  const [wasTried, setWasTried] = useState(false)
  const [isFailed, setIsFailed] = useState(false)
  const [step, setStep] = useState<SubmissionStep>("form")
  // A state would let a second press through before the screen is drawn again.
  const standing = useRef(step)
  const happen = (event: SubmissionEvent) => {
    standing.current = nextSubmissionStep(standing.current, event)
    setStep(standing.current)
  }
  const keep = (form: Form | undefined) => {
    queries?.setQueryDefaults(key, PERMANENT_CACHE_OPTIONS)
    if (form === undefined) queries?.removeQueries({ queryKey: key, exact: true })
    else queries?.setQueryData(key, form)
  }
  const sendTyped = async () => {
    happen("submit")
    setIsFailed(false)
    const exit = await run(send(typed))
    if (Exit.isFailure(exit)) {
      setIsFailed(true)
      return happen("failed")
    }
    keep(undefined)
    happen("succeeded")
    onSent?.()
  }
  const change = (changed: Partial<Form>) => {
    const next = { ...typed, ...changed }
    setTyped(next)
    keep(next)
  }
  const problems = visibleProblems(problemsOf(typed), wasTried)
  return {
    typed,
    change,
    field: (name) => ({
      value: String(typed[name]),
      onChange: (event) => change({ ...typed, [name]: event.target.value }),
      error: problems[name],
    }),
    problems,
    step,
    isFailed,
    submit: (event) => {
      event.preventDefault()
      if (!canSubmit(standing.current)) return
      const form = event.currentTarget
      flushSync(() => setWasTried(true))
      if (!hasProblems(problemsOf(typed))) return void sendTyped()
      form.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] input")?.focus()
    },
  }
}
