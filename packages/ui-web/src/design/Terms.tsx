import type { ReactNode } from "react"

/** Terms and their values, side by side if there's room. */
export function Terms({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-y-2">
      {children}
    </dl>
  )
}

export interface TermProps {
  readonly name: string
  /** Content shown next to the name, such as a help icon. */
  readonly help?: ReactNode
  readonly children: ReactNode
}

export function Term({ children, help, name }: TermProps) {
  return (
    <div className="contents">
      <dt className="text-sm text-muted sm:text-base">
        {name}
        {help === undefined ? null : <> {help}</>}
      </dt>
      <dd className="tabular mb-2 sm:mb-0">{children}</dd>
    </div>
  )
}
