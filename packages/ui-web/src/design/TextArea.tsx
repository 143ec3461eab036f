import { type ComponentPropsWithRef, useId } from "react"
import { classes } from "./classes.ts"
import { describedBy, Field, type FieldTexts, inputLook } from "./Field.tsx"

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithRef<"textarea">, "id" | "className"> {
  readonly className?: string
}

/** A field for several lines of text. Takes the props that react-hook-form's `register` returns. */
export function TextArea(props: TextAreaProps) {
  const { label, description, error, hideLabel, optional, help, className, ...input } = props
  const id = useId()
  return (
    <Field id={id} texts={props} className={className}>
      <textarea
        rows={6}
        {...input}
        id={id}
        className={classes(inputLook, "min-h-24")}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, props)}
      />
    </Field>
  )
}
