import { type Ref, useState } from "react"
import { TextField, type TextFieldProps } from "./TextField.tsx"

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  "value" | "defaultValue" | "onChange" | "onBlur" | "onKeyDown" | "type" | "inputMode"
> {
  /** The text shown when the user isn't typing. */
  readonly value: string
  /** Called with the unchanged text once the user leaves the field or presses Enter; the domain interprets it. */
  readonly onCommit: (typed: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** A number field. It accepts any text, so that a domain rule, not the field, handles 'lots' or '-5'. */
export function NumberField({
  value,
  onCommit,
  inputClassName = "tabular text-right",
  ...rest
}: NumberFieldProps) {
  const [typed, setTyped] = useState(value)
  const [standing, setStanding] = useState(value)
  if (standing !== value) {
    setStanding(value)
    setTyped(value)
  }
  const commit = () => {
    if (typed === value) return
    onCommit(typed)
    // The owner's answer may be the value that stood before; then no new value comes and the typed text must go.
    setTyped(value)
  }
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      inputClassName={inputClassName}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit()
        if (event.key === "Escape") setTyped(value)
      }}
    />
  )
}
