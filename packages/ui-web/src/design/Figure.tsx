import { formatWholeNumber } from "@listwright/domain/shared"
import { classes } from "./classes.ts"

/** Formats a record count: '12,345'. */
export const recordsText = (count: number): string => formatWholeNumber(count)

export interface FigureProps {
  /** The formatted figure: '12,345' or '$412.50'. */
  readonly text: string
  /** True while a new figure is loading; the old figure remains, dimmed. */
  readonly isPending?: boolean
  readonly className?: string
}

/** A figure that changes in place: a new figure fades in, and the content around it doesn't move. */
export function Figure({ text, isPending = false, className }: FigureProps) {
  return (
    <span
      key={text}
      aria-busy={isPending || undefined}
      className={classes(
        "tabular figure-in inline-block transition-opacity duration-100",
        isPending && "opacity-60",
        className,
      )}
    >
      {text}
    </span>
  )
}
