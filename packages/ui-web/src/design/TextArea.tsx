import { type ComponentPropsWithRef, useId } from "react"
import { classes } from "./classes.ts"
import { ariaDescribedBy, Field, type FieldTexts, inputClasses } from "./Field.tsx"

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithRef<"textarea">, "id" | "className"> {
  readonly className?: string
}

/** A multiline text field. Accepts the props returned by react-hook-form's `register`. */
export function TextArea(props: TextAreaProps) {
  const { label, description, error, hideLabel, optional, help, className, ...input } = props
  const id = useId()
  return (
    <Field id={id} texts={props} className={className}>
      <textarea
        rows={6}
        {...input}
        id={id}
        className={classes(inputClasses, "min-h-24")}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={ariaDescribedBy(id, props)}
      />
    </Field>
  )
}
