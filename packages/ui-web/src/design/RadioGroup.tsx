import { type ReactNode, type Ref, useId } from "react"
import { checkboxClasses } from "./Checkbox.tsx"
import { classes } from "./classes.ts"
import { ariaDescribedBy, FieldNotes } from "./Field.tsx"
import { LegendWithHelp } from "./LegendWithHelp.tsx"
import type { MessageText } from "@listwright/domain/shared"

export interface RadioOption<Value extends string> {
  readonly value: Value
  readonly text: ReactNode
  readonly description?: ReactNode
  readonly isDisabled?: boolean
  /** The content shown at the right of the row, such as a record count; screen readers announce it with the row. */
  readonly aside?: ReactNode
}

export interface RadioGroupProps<Value extends string> {
  readonly label: string
  readonly hideLabel?: boolean
  /** Content shown next to the label, such as a help icon. */
  readonly help?: ReactNode
  readonly options: ReadonlyArray<RadioOption<Value>>
  /** The value of the chosen option; null if none is chosen yet. */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly isDisabled?: boolean
  readonly error?: MessageText | undefined
  readonly description?: ReactNode
  /** A reference to the chosen option, for focusing it. */
  readonly marked?: Ref<HTMLInputElement>
  /** True if the options are side by side rather than one below the other. */
  readonly inline?: boolean
}

const dot =
  "relative rounded-full forced-colors:appearance-auto after:absolute after:inset-[5px] after:hidden after:rounded-full after:bg-on-accent checked:after:block"

/** A choice of one among a few options. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    label,
    hideLabel = false,
    help,
    options,
    value,
    onChange,
    isDisabled = false,
    inline = false,
    marked,
  } = props
  const id = useId()
  return (
    <fieldset
      className="flex flex-col gap-1 data-invalid:[&_input]:border-critical"
      aria-describedby={ariaDescribedBy(id, props)}
      disabled={isDisabled}
      data-invalid={props.error === undefined ? undefined : true}
    >
      {help === undefined ? (
        <legend className={hideLabel ? "sr-only" : "mb-1 text-sm font-medium"}>{label}</legend>
      ) : (
        <LegendWithHelp help={help}>{label}</LegendWithHelp>
      )}
      <div className={classes("flex", inline ? "flex-wrap gap-x-6 gap-y-1" : "flex-col gap-1")}>
        {options.map((option) => (
          <div key={option.value} className="flex items-start gap-3">
            <label className="flex min-h-6 min-w-0 flex-1 cursor-pointer items-start gap-2.5 py-0.5 has-disabled:cursor-not-allowed has-disabled:text-muted pointer-coarse:min-h-11 pointer-coarse:py-3">
              <input
                ref={option.value === value ? marked : null}
                type="radio"
                name={id}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                disabled={option.isDisabled === true}
                aria-describedby={option.aside === undefined ? undefined : `${id}-${option.value}-aside`}
                className={classes(checkboxClasses, dot)}
              />
              <span>
                {option.text}
                {option.description === undefined ? null : (
                  <span className="block text-xs text-muted">{option.description}</span>
                )}
              </span>
            </label>
            {option.aside === undefined ? null : (
              <span id={`${id}-${option.value}-aside`}>{option.aside}</span>
            )}
          </div>
        ))}
      </div>
      <FieldNotes id={id} texts={props} />
    </fieldset>
  )
}
