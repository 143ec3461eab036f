import type { ReactNode } from "react"
import { Link } from "react-router"
import { classes } from "../design/classes.ts"
import { SHARED_VIEW } from "./sharing/shareLink.ts"

export interface ListViewsProps {
  readonly shown: "yours" | "shared"
  /** At the right. */
  readonly children?: ReactNode
}

/** The two views of the page. */
export function ListViews({ children, shown }: ListViewsProps) {
  return (
    <div className="flex min-h-12 items-end justify-between gap-4 border-b border-line">
      <nav aria-label="Whose lists" className="-mb-px flex gap-1">
        <View to="/slc" title="Your lists" isShown={shown === "yours"} />
        <View to={SHARED_VIEW} title="Shared with you" isShown={shown === "shared"} />
      </nav>
      {children === undefined ? null : <div className="pb-1.5">{children}</div>}
    </div>
  )
}

interface ViewProps {
  readonly to: string
  readonly title: string
  readonly isShown: boolean
}

/** A tab with an address that differs in its search alone, which `NavLink` does not tell apart. */
function View({ isShown, title, to }: ViewProps) {
  return (
    <Link
      to={to}
      aria-current={isShown ? "page" : undefined}
      className={classes(
        "rounded-t-control border-b-2 px-3 py-2 font-medium whitespace-nowrap no-underline hover:no-underline pointer-coarse:py-3",
        isShown ? "border-accent text-text" : "border-transparent text-muted hover:text-text",
      )}
    >
      {title}
    </Link>
  )
}
