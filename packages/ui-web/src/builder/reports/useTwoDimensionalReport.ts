import {
  openReport,
  REPORT_UNAVAILABLE_MESSAGE,
  ReportNotAvailable,
  type ReportStep,
  reportFailedNotice,
  sendReport,
  type TwoDimensionalForm,
} from "@listwright/domain/reports"
import {
  type DraftId,
  FormIncomplete,
  type MailingOutcome,
  NetworkFailed,
  type MessageText,
} from "@listwright/domain/shared"
import { Cause, Exit, Schema } from "effect"
import { useState } from "react"
import { useRun } from "../../app/App.ts"
import { useCall } from "../../app/useCall.ts"
import { useApplyWording } from "../../design/wording.tsx"

const isIncomplete = Schema.is(FormIncomplete)
const isNotAvailable = Schema.is(ReportNotAvailable)

/** The step for each field that can have an error. */
const STEP_OF_FIELD: Readonly<Record<string, ReportStep>> = { name: "name", emails: "recipients" }

/** Manages a report's form, from its first step until it's sent. */
export const useTwoDimensionalReport = (draftId: DraftId) => {
  const run = useRun()
  const words = useApplyWording()
  const opened = useCall(["two-dimensional report", draftId], openReport(draftId), { staleTime: 0 })
  const [step, setStep] = useState<ReportStep>("rows")
  const [changed, setChanged] = useState<TwoDimensionalForm | null>(null)
  const [problems, setProblems] = useState<Readonly<Record<string, MessageText>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [state, setState] = useState<"form" | "sending">("form")
  const [mailed, setMailed] = useState<MailingOutcome | null>(null)
  const form = changed ?? opened.data?.form ?? null
  const change = (part: Partial<TwoDimensionalForm>) => {
    if (form !== null) setChanged({ ...form, ...part })
    const { emails, name } = problems
    setProblems({
      ...(emails === undefined || part.emails !== undefined ? {} : { emails }),
      ...(name === undefined || part.name !== undefined ? {} : { name }),
    })
  }
  const send = async () => {
    if (form === null || opened.data === undefined || state === "sending") return
    setState("sending")
    setFailure(null)
    const exit = await run(sendReport(draftId, form, opened.data.choices))
    setState("form")
    if (Exit.isSuccess(exit)) return setMailed(exit.value)
    const cause = Cause.squash(exit.cause)
    if (isIncomplete(cause)) {
      setProblems(cause.problems)
      const [first = "name"] = ["name", "emails"].filter((field) => cause.problems[field] !== undefined)
      return setStep(STEP_OF_FIELD[first] ?? "name")
    }
    const notice = reportFailedNotice(isNotAvailable(cause) ? cause : new NetworkFailed())
    setFailure(words(notice?.text ?? REPORT_UNAVAILABLE_MESSAGE))
  }
  return { opened, step, setStep, form, change, problems, failure, state, mailed, send }
}
