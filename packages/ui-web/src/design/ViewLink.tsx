import { Link } from "react-router"
import { classes } from "./classes.ts"

export interface ViewLinkProps {
  readonly to: string
  readonly title: string
  readonly isShown: boolean
}

/** A tab whose URL differs only in its search parameters, which `NavLink` ignores. */
export function ViewLink({ isShown, title, to }: ViewLinkProps) {
  return (
    <Link
      to={to}
      aria-current={isShown ? "page" : undefined}
      className={classes(
        "-mb-px rounded-t-control border-b-2 px-3 py-2 font-medium whitespace-nowrap no-underline hover:no-underline pointer-coarse:py-3",
        isShown ? "border-accent text-text" : "border-transparent text-muted hover:text-text",
      )}
    >
      {title}
    </Link>
  )
}
