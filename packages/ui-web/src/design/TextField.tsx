import { type ComponentPropsWithRef, type ReactNode, useId } from "react"
import { classes } from "./classes.ts"
import { ariaDescribedBy, Field, type FieldTexts, inputClasses } from "./Field.tsx"

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<"input">, "id" | "className" | "children"> {
  readonly className?: string
  readonly inputClassName?: string
  /** The content shown at the right edge of the field. */
  readonly suffix?: ReactNode
}

/** A single-line text field. Accepts the props returned by react-hook-form's `register`. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    description,
    error,
    hideLabel,
    optional,
    help,
    className,
    inputClassName,
    suffix,
    ...input
  } = props
  const id = useId()
  return (
    <Field id={id} texts={props} className={className}>
      <div className="flex items-center gap-2">
        <input
          type="text"
          {...input}
          id={id}
          className={classes(inputClasses, inputClassName)}
          aria-invalid={error === undefined ? input["aria-invalid"] : true}
          aria-describedby={ariaDescribedBy(id, props)}
        />
        {suffix}
      </div>
    </Field>
  )
}
