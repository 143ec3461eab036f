import type { ReactNode } from "react"
import { classes } from "./classes.ts"
import type { MessageText } from "@listwright/domain/shared"
import { WordedText } from "./wording.tsx"

/** The look of text inputs. */
export const inputClasses =
  "control w-full rounded-control border border-line-strong bg-surface px-3 py-1.5 text-text " +
  "aria-invalid:border-critical aria-invalid:bg-critical-soft disabled:bg-sunken disabled:text-muted disabled:cursor-not-allowed"

export interface FieldTexts {
  readonly label: string
  /** The description below the field; screen readers announce it with the field. */
  readonly description?: ReactNode
  /** The error and how to fix it; undefined if there isn't one. */
  readonly error?: MessageText | undefined
  /** Hides the label visually, but not from screen readers. */
  readonly hideLabel?: boolean
  readonly optional?: boolean
  /** Content shown next to the label, such as a help icon. */
  readonly help?: ReactNode
}

export const ariaDescribedBy = (id: string, texts: FieldTexts): string | undefined =>
  classes(
    texts.description !== undefined && `${id}-description`,
    texts.error !== undefined && `${id}-error`,
  ) || undefined

/** The label, description, and error around a control with the given id. */
export function Field({
  id,
  texts,
  className,
  children,
}: {
  readonly id: string
  readonly texts: FieldTexts
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div className={classes("flex flex-col gap-1", className)}>
      <div className={texts.hideLabel === true ? "sr-only" : "flex items-center gap-1"}>
        <label htmlFor={id} className="text-sm font-medium">
          {texts.label}
          {texts.optional === true ? <span className="font-normal text-muted"> (optional)</span> : null}
        </label>
        {texts.help}
      </div>
      {children}
      <FieldNotes id={id} texts={texts} />
    </div>
  )
}

export function FieldNotes({
  id,
  texts,
}: {
  readonly id: string
  readonly texts: Pick<FieldTexts, "description" | "error">
}) {
  return (
    <>
      {texts.description === undefined ? null : (
        <div id={`${id}-description`} className="text-xs text-muted">
          {texts.description}
        </div>
      )}
      {texts.error === undefined ? null : (
        <div id={`${id}-error`} className="text-xs font-medium whitespace-pre-line text-critical">
          <WordedText text={texts.error} />
        </div>
      )}
    </>
  )
}
