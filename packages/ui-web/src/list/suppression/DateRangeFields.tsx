import { chosenReading, suppressionStartReading } from "@listwright/domain/shared"
import {
  type SuppressionDayRange,
  endDateBounds,
  setSuppressionDays,
  startDateBounds,
  suppressionDaysRefusalText,
  type SuppressionForm,
  type SuppressionKind,
} from "@listwright/domain/suppression"
import { Result } from "effect"
import { useState } from "react"
import { useSession } from "../../app/session.ts"
import { TextField } from "../../design/TextField.tsx"

export interface DateRangeFieldsProps {
  readonly kind: SuppressionKind
  readonly form: SuppressionForm
  readonly days: SuppressionDayRange
  readonly edit: (form: SuppressionForm) => void
  readonly today: string
}

/** The fields for the start and end date, inclusive. An invalid date remains in its field with the reason. */
export function DateRangeFields({ kind, form, days, edit, today }: DateRangeFieldsProps) {
  const { site } = useSession()
  const reading = chosenReading(suppressionStartReading, site.readings)
  const [typed, setTyped] = useState<SuppressionDayRange | null>(null)
  const shown = typed ?? days
  const ofStart = startDateBounds(today, reading)
  const ofEnd = endDateBounds(shown.start, today)
  const problem =
    typed === null ? null : Result.getFailure(setSuppressionDays(form, kind, typed, today, reading))
  const set = (changed: SuppressionDayRange) => {
    const taken = setSuppressionDays(form, kind, changed, today, reading)
    setTyped(Result.isFailure(taken) ? changed : null)
    if (Result.isSuccess(taken)) edit(taken.success)
  }
  return (
    <div className="flex flex-wrap items-start gap-4">
      <TextField
        label="First day"
        type="date"
        className="w-44"
        value={shown.start}
        min={ofStart.min ?? undefined}
        max={ofStart.max}
        onChange={({ target: { value } }) => set({ ...shown, start: value })}
      />
      <TextField
        label="Last day"
        type="date"
        className="w-44"
        value={shown.end}
        min={ofEnd.min ?? undefined}
        max={ofEnd.max}
        onChange={({ target: { value } }) => set({ ...shown, end: value })}
      />
      {problem === null || problem._tag === "None" ? null : (
        <p role="alert" className="w-full text-xs font-medium text-critical">
          {suppressionDaysRefusalText(problem.value)}
        </p>
      )}
    </div>
  )
}
