import { type ComponentPropsWithRef, type ReactNode, useId } from "react"
import { classes } from "./classes.ts"
import { ariaDescribedBy, FieldNotes } from "./Field.tsx"
import type { MessageText } from "@listwright/domain/shared"

export const checkboxClasses =
  "mt-0.5 size-4.5 shrink-0 appearance-none border border-line-strong bg-surface " +
  "checked:border-accent checked:bg-accent aria-invalid:border-critical disabled:opacity-50 disabled:cursor-not-allowed"

/** The check mark, in the color used on the accent color. */
const tick =
  "checked:[mask:none] relative after:absolute after:left-[5px] after:top-px after:hidden after:h-2.5 after:w-1.5 " +
  "after:rotate-45 after:border-r-2 after:border-b-2 after:border-on-accent checked:after:block"

/** The bar shown instead of the check mark. */
const mixed =
  "indeterminate:border-accent indeterminate:bg-accent indeterminate:after:block indeterminate:after:top-[7px] " +
  "indeterminate:after:left-[3px] indeterminate:after:h-0 indeterminate:after:w-2.5 indeterminate:after:rotate-0 " +
  "indeterminate:after:border-r-0"

/** The look of a standalone checkbox, such as in the rows of a list. */
export const standaloneCheckboxClasses = classes(checkboxClasses, tick, mixed, "mt-0! rounded-[4px]")

export interface StandaloneCheckboxProps {
  readonly label: string
  readonly isChecked: boolean
  /** True if some, but not all, of the items are checked. */
  readonly isMixed?: boolean
  readonly isDisabled?: boolean
  readonly onChange: () => void
}

/** A checkbox without visible text, such as in the rows of a table; screen readers announce `label`. */
export function StandaloneCheckbox({
  label,
  isChecked,
  isDisabled = false,
  isMixed = false,
  onChange,
}: StandaloneCheckboxProps) {
  const show = (input: HTMLInputElement | null) => {
    if (input !== null) input.indeterminate = isMixed
  }
  return (
    <label className="-m-2 flex min-h-9 min-w-9 cursor-pointer items-center justify-center p-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11">
      <input
        ref={show}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        onChange={onChange}
        className={standaloneCheckboxClasses}
      />
    </label>
  )
}

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<"input">,
  "id" | "className" | "type" | "children"
> {
  readonly children: ReactNode
  readonly description?: ReactNode
  readonly error?: MessageText | undefined
  /** The content at the right of the row, such as a record count; screen readers announce it with the row. */
  readonly aside?: ReactNode
  readonly className?: string
}

/** A checkbox with a label. Accepts the props returned by react-hook-form's `register`. */
export function Checkbox({ children, description, error, aside, className, ...input }: CheckboxProps) {
  const id = useId()
  const texts = { label: "", description, error }
  return (
    <div className={classes("flex flex-col gap-1", className)}>
      <div className="flex items-start gap-3">
        <label
          htmlFor={id}
          className="flex min-h-6 min-w-0 flex-1 cursor-pointer items-start gap-2.5 py-0.5 has-disabled:cursor-not-allowed has-disabled:text-muted pointer-coarse:min-h-11 pointer-coarse:py-3"
        >
          <input
            {...input}
            id={id}
            type="checkbox"
            className={classes(checkboxClasses, tick, mixed, "rounded-[4px]")}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={
              classes(ariaDescribedBy(id, texts), aside !== undefined && `${id}-aside`) || undefined
            }
          />
          <span className="min-w-0">{children}</span>
        </label>
        {aside === undefined ? null : <span id={`${id}-aside`}>{aside}</span>}
      </div>
      <FieldNotes id={id} texts={texts} />
    </div>
  )
}
