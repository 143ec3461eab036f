import type { ReactNode } from "react"

export interface OptionGroupProps {
  /** The id of the heading. */
  readonly id: string
  readonly heading: string
  /** The columns of the heading, which match those of its rows. */
  readonly columns: string
  /** The headings of the other columns, hidden from screen readers. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A group of options under a heading. */
export function OptionGroup({ beside, children, columns, heading, id }: OptionGroupProps) {
  return (
    <div role="group" aria-labelledby={id}>
      <div className={`${columns} pt-2.5 pb-1 text-xs font-medium text-muted`}>
        <span id={id} role="presentation" className="first-letter:uppercase">
          {heading}
        </span>
        {beside}
      </div>
      {children}
    </div>
  )
}
