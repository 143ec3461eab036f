import { INPUT_TYPES, rangeLabel, rangeOrderText, selectedRanges } from "@listwright/domain/audience"
import { Result } from "effect"
import { Plus } from "lucide-react"
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react"
import { canBeBinned } from "@listwright/domain/counting"
import type { Range } from "@listwright/domain/definition"
import { Button } from "../../design/Button.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"
import { TextField } from "../../design/TextField.tsx"
import { Chip } from "../../design/Chip.tsx"
import { rememberedRange, rememberRange } from "./ranges/rememberedRange.ts"
import { addRange, removeRange, parseTypedRange } from "./rangeEntry.ts"
import type { AttributeControlProps } from "./ValuesControl.tsx"
import { joinMessageLines, originalMessage, type MessageText } from "@listwright/domain/shared"

const RangeHistogram = lazy(async () => ({
  default: (await import("./ranges/RangeHistogram.tsx")).RangeHistogram,
}))

/** Returns a hint about a value's format and bounds: 'YYYYMMDD, from 19270101 to 20081031'. */
const hint = ({ inputType, min, max }: AttributeControlProps["column"]): string | undefined => {
  const bounds = min === null || max === null ? null : `from ${min} to ${max}`
  const parts = [INPUT_TYPES[inputType].pattern, bounds].filter((part) => part !== null)
  return parts.length === 0 ? undefined : parts.join(", ")
}

/**
 * Lets the user add a range or a single value by brushing or typing; multiple ranges are alternatives. Errors appear
 * after an attempt to add.
 */
export function RangeControl({ column, audience, shares, edit, isDisabled }: AttributeControlProps) {
  const { id: draftId } = useDraft().draft
  const [typed, setTyped] = useState(() => rememberedRange(draftId, column.column))
  useEffect(() => rememberRange(draftId, column.column, typed), [draftId, column.column, typed])
  const { from, to } = typed
  const [error, setError] = useState<MessageText>()
  const first = useRef<HTMLInputElement>(null)
  const isSingle = INPUT_TYPES[column.inputType].entry === "single"
  const isFigure = column.inputType !== "string"
  const common = {
    autoComplete: "off",
    disabled: isDisabled,
    ...(isFigure ? { inputMode: "numeric" as const, inputClassName: "tabular" } : {}),
  }

  const add = (event: FormEvent) => {
    event.preventDefault()
    Result.match(parseTypedRange(column, from, to), {
      onFailure: (text) => {
        // The original text has the order backward, so these bounds follow it; corrected, they suffice.
        const order = rangeOrderText(column, from.trim(), to.trim())
        setError(
          order === null
            ? text
            : { original: originalMessage(joinMessageLines([text, order])), corrected: order },
        )
      },
      onSuccess: (range) => {
        edit((held) => addRange(held, column.column, range))
        setTyped({ from: "", to: "" })
        setError(undefined)
      },
    })
    first.current?.focus()
  }

  const ranges = selectedRanges(audience, column.column)
  const brush = (range: Range) => {
    setTyped(isSingle ? { from: range.from, to: "" } : range)
    setError(undefined)
  }
  return (
    <form onSubmit={add} noValidate className="flex flex-col gap-3">
      {canBeBinned(column) ? (
        <Suspense fallback={<Skeleton className="h-28.5 w-full" />}>
          <RangeHistogram
            column={column}
            shares={shares}
            typed={{ from: from.trim(), to: to.trim() }}
            chosen={ranges}
            isSingle={isSingle}
            isDisabled={isDisabled}
            onBrush={brush}
          />
        </Suspense>
      ) : null}
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          {...common}
          ref={first}
          className="w-32 max-sm:w-[calc(50%-6px)]"
          label={isSingle ? "Value" : "From"}
          description={hint(column)}
          error={error}
          value={from}
          onChange={({ target }) => setTyped((held) => ({ ...held, from: target.value }))}
        />
        {isSingle ? null : (
          <TextField
            {...common}
            className="w-32 max-sm:w-[calc(50%-6px)]"
            label="To"
            value={to}
            aria-invalid={error === undefined ? undefined : true}
            onChange={({ target }) => setTyped((held) => ({ ...held, to: target.value }))}
          />
        )}
        <Button type="submit" isDisabled={isDisabled} className="mt-6">
          <Plus className="size-4" aria-hidden="true" />
          <span>
            Add<span className="sr-only"> {column.name}</span>
          </span>
        </Button>
      </div>
      {ranges.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2" aria-label={`Ranges chosen for ${column.name}`}>
          {ranges.map((range) => (
            <Chip
              key={`${range.from} ${range.to}`}
              label={rangeLabel(column.inputType, range)}
              isDisabled={isDisabled}
              onRemove={() => edit((held) => removeRange(held, column.column, range))}
            />
          ))}
        </ul>
      )}
    </form>
  )
}
