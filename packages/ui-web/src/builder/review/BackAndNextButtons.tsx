import { ArrowLeft } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { buttonClasses } from "../../design/Button.tsx"

export interface BackAndNextButtonsProps {
  readonly to: string
  /** The next-step button, repeated at the end of the form; narrower pages have it at their bottom edge. */
  readonly onward: ReactNode
}

/** The Back and next-step buttons for the review or the payment. */
export function BackAndNextButtons({ onward, to }: BackAndNextButtonsProps) {
  return (
    <div className="no-print flex justify-between gap-4 border-t border-line pt-4 max-lg:order-last">
      <Link className={buttonClasses()} to={to}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        BACK
      </Link>
      <div className="min-w-60 max-lg:hidden">{onward}</div>
    </div>
  )
}
