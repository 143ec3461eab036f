import type { ReactNode } from "react"
import { classes } from "./classes.ts"

/** A short list of facts, each below its name, two per row. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm sm:gap-x-8">{children}</dl>
}

export interface FactProps {
  readonly name: string
  /** Content shown next to the name, such as a help icon. */
  readonly help?: ReactNode
  /** True if the fact spans the whole row. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

export function Fact({ children, help, isWide = false, name }: FactProps) {
  return (
    <div className={classes("min-w-0", isWide && "col-span-2")}>
      <dt className="text-muted">
        {name}
        {help === undefined ? null : <> {help}</>}
      </dt>
      <dd className="tabular wrap-anywhere">{children}</dd>
    </div>
  )
}
