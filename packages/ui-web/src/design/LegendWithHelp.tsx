import type { ReactNode } from "react"

export interface LegendWithHelpProps {
  readonly children: string
  /** The content shown beside the label; not part of the group's accessible name. */
  readonly help: ReactNode
}

/** The label of a group of choices, with a question mark beside it. */
export function LegendWithHelp({ children, help }: LegendWithHelpProps) {
  return (
    <>
      <legend className="sr-only">{children}</legend>
      <div className="mb-1 flex items-center gap-1 text-sm font-medium">
        <span aria-hidden="true">{children}</span>
        {help}
      </div>
    </>
  )
}
