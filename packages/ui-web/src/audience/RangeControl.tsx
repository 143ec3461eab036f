import { INPUT_TYPES, rangeLabel, rangeOrderText, selectedRanges } from "@listwright/domain/audience"
import { Result } from "effect"
import { Plus } from "lucide-react"
import { type FormEvent, useRef, useState } from "react"
import { Button } from "../design/Button.tsx"
import { TextField } from "../design/TextField.tsx"
import { Chip } from "../design/Chip.tsx"
import { addRange, removeRange, typedRange } from "./rangeEntry.ts"
import type { AttributeControlProps } from "./ValuesControl.tsx"

/** 'YYYYMMDD, from 19270101 to 20081031' */
const hint = ({ inputType, min, max }: AttributeControlProps["column"]): string | undefined => {
  const bounds = min === null || max === null ? null : `from ${min} to ${max}`
  const parts = [INPUT_TYPES[inputType].pattern, bounds].filter((part) => part !== null)
  return parts.length === 0 ? undefined : parts.join(", ")
}

/** A range, or one value, to type and add; several are alternatives. Errors show after an attempt. */
export function RangeControl({ column, audience, edit, isDisabled }: AttributeControlProps) {
  const [from, setFrom] = useState("")
  const [to, setTo] = useState("")
  const [error, setError] = useState<string>()
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
    Result.match(typedRange(column, from, to), {
      onFailure: (text) => {
        // The text is the specification's; which bound is the larger one is said beneath it.
        const order = rangeOrderText(column, from.trim(), to.trim())
        setError(order === null ? text : `${text}\n${order}`)
      },
      onSuccess: (range) => {
        edit((held) => addRange(held, column.column, range))
        setFrom("")
        setTo("")
        setError(undefined)
      },
    })
    first.current?.focus()
  }

  const ranges = selectedRanges(audience, column.column)
  return (
    <form onSubmit={add} noValidate className="flex flex-col gap-3">
      <div className="flex items-start gap-3 max-sm:flex-wrap">
        <TextField
          {...common}
          ref={first}
          className="w-40 max-sm:w-[calc(50%-6px)]"
          label={isSingle ? "Value" : "From"}
          description={hint(column)}
          error={error}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        {isSingle ? null : (
          <TextField
            {...common}
            className="w-40 max-sm:w-[calc(50%-6px)]"
            label="To"
            value={to}
            aria-invalid={error === undefined ? undefined : true}
            onChange={(event) => setTo(event.target.value)}
          />
        )}
        <Button type="submit" isDisabled={isDisabled} className="sm:mt-6">
          <Plus className="size-4" aria-hidden="true" />
          Add {column.name}
        </Button>
      </div>
      {ranges.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2" aria-label={`Chosen for ${column.name}`}>
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
