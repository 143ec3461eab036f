import type { ReactNode } from "react"
import { ViewLink } from "../../design/ViewLink.tsx"
import { SHARED_VIEW } from "./sharing/shareLink.ts"

export interface ListViewsProps {
  readonly shown: "yours" | "shared"
  /** The content shown at the right. */
  readonly children?: ReactNode
}

/** The links to the two views of the page. */
export function ListViews({ children, shown }: ListViewsProps) {
  return (
    <div className="no-print flex min-h-12 flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b border-line">
      <nav aria-label="Whose lists" className="flex gap-1">
        <ViewLink to="/slc" title="Your lists" isShown={shown === "yours"} />
        <ViewLink to={SHARED_VIEW} title="Shared with you" isShown={shown === "shared"} />
      </nav>
      {children === undefined ? null : <div className="pb-1.5">{children}</div>}
    </div>
  )
}
