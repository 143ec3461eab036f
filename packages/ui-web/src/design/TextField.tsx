import { type ComponentPropsWithRef, type ReactNode, useId } from "react"
import { classes } from "./classes.ts"
import { describedBy, Field, type FieldTexts, inputLook } from "./Field.tsx"

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<"input">, "id" | "className" | "children"> {
  readonly className?: string
  readonly inputClassName?: string
  /** Shown beside the field, at its right edge. */
  readonly suffix?: ReactNode
}

/** A field for one line of text. Takes the props that react-hook-form's `register` returns. */
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
          className={classes(inputLook, inputClassName)}
          aria-invalid={error === undefined ? input["aria-invalid"] : true}
          aria-describedby={describedBy(id, props)}
        />
        {suffix}
      </div>
    </Field>
  )
}
