import { X } from "lucide-react"
import type { ReactNode } from "react"
import { classes } from "./classes.ts"

export interface TokenProps {
  /** The chosen item; this may be a link to the page for choosing it. */
  readonly children: ReactNode
  /** The label of the button: 'Remove Age: 25 to 54'. */
  readonly removeLabel: string
  readonly onRemove: () => void
  readonly isDisabled?: boolean
  readonly className?: string
}

/** A chosen item within text, with a button that removes it. */
export function Token({ children, removeLabel, onRemove, isDisabled = false, className }: TokenProps) {
  return (
    <span
      className={classes(
        "inline-flex max-w-full items-center rounded-control border border-line bg-accent-soft text-text",
        className,
      )}
    >
      <span className="tabular min-w-0 py-1 pl-2.5 wrap-anywhere whitespace-normal print:pr-2.5">
        {children}
      </span>
      <button
        type="button"
        aria-label={removeLabel}
        disabled={isDisabled}
        onClick={onRemove}
        className="no-print relative ml-1 inline-flex size-7 shrink-0 items-center justify-center rounded-control text-muted hover:bg-hover hover:text-text disabled:cursor-not-allowed pointer-coarse:size-9 pointer-coarse:after:absolute pointer-coarse:after:-inset-1"
      >
        <X className="size-3.5" aria-hidden="true" />
      </button>
    </span>
  )
}

export interface ChipProps {
  readonly label: string
  readonly onRemove: () => void
  readonly isDisabled?: boolean
}

/** A chosen item in a list, with a button that removes it. */
export function Chip({ label, onRemove, isDisabled = false }: ChipProps) {
  return (
    <li className="flex max-w-full text-sm">
      <Token removeLabel={`Remove ${label}`} onRemove={onRemove} isDisabled={isDisabled}>
        {label}
      </Token>
    </li>
  )
}
