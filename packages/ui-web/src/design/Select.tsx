import { ChevronDown } from "lucide-react"
import { type ComponentPropsWithRef, useId } from "react"
import { classes } from "./classes.ts"
import { ariaDescribedBy, Field, type FieldTexts, inputClasses } from "./Field.tsx"

export interface SelectOption {
  readonly value: string
  readonly text: string
}

export interface SelectProps
  extends FieldTexts, Omit<ComponentPropsWithRef<"select">, "id" | "className" | "children" | "multiple"> {
  readonly options: ReadonlyArray<SelectOption>
  readonly className?: string
}

/**
 * The browser's own select: a phone opens its native list, and typing finds an entry. Accepts the props returned by
 * react-hook-form's `register`.
 */
export function Select(props: SelectProps) {
  const { label, description, error, hideLabel, optional, help, className, options, ...select } = props
  const id = useId()
  return (
    <Field id={id} texts={props} className={className}>
      <div className="relative">
        <select
          {...select}
          id={id}
          className={classes(inputClasses, "appearance-none pr-9")}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={ariaDescribedBy(id, props)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted"
          aria-hidden="true"
        />
      </div>
    </Field>
  )
}
