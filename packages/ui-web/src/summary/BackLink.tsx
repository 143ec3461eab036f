import { ArrowLeft } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { buttonLook } from "../design/Button.tsx"

export interface BackLinkProps {
  readonly to: string
  /** The next-step button, repeated at the end of the form; narrower pages have it at their bottom edge. */
  readonly onward: ReactNode
}

/** The Back and next-step buttons for the review or the payment. */
export function BackLink({ onward, to }: BackLinkProps) {
  return (
    <div className="no-print flex justify-between gap-4 border-t border-line pt-4 max-lg:order-last">
      <Link className={buttonLook()} to={to}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        BACK
      </Link>
      <div className="min-w-60 max-lg:hidden">{onward}</div>
    </div>
  )
}
