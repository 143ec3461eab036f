import { ArrowLeft } from "lucide-react"
import { Link } from "react-router"
import { buttonLook } from "../design/Button.tsx"

/** The way back from the review or the payment. */
export function BackLink({ to }: { readonly to: string }) {
  return (
    <div className="no-print border-t border-line pt-4 max-lg:order-last">
      <Link className={buttonLook()} to={to}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        BACK
      </Link>
    </div>
  )
}
