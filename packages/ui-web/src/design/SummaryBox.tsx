import { type ReactNode, useId } from "react"
import { classes } from "./classes.ts"

export interface SummaryBoxProps {
  readonly title: string
  /** Content shown next to the title, such as a help icon. */
  readonly help?: ReactNode
  /** The content shown at the right of the title, such as an Edit link. */
  readonly action?: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A box in the summary. */
export function SummaryBox({ title, help, action, children, className }: SummaryBoxProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classes(
        "rounded-card border border-line bg-surface print:break-inside-avoid print:border-0",
        className,
      )}
    >
      <header className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-5 py-1.5">
        <div className="flex items-center gap-1">
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          {help}
        </div>
        {action}
      </header>
      <div className="px-5 py-4">{children}</div>
    </section>
  )
}
