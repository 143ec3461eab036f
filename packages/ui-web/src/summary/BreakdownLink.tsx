import { offersBreakdown } from "@listwright/domain/catalogue"
import { columnsOf } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { BREAKDOWN_PAGE, breakdownLink } from "@listwright/domain/reports"
import { ChartBar } from "lucide-react"
import { Link } from "react-router"
import { useSession } from "../app/session.ts"
import { buttonLook } from "../design/Button.tsx"

/**
 * The way to the breakdown of a counted order whose buyer asked for one, by the first attribute that it is selected by. In a
 * tab of its own: what is typed here, such as a card, is kept. spec: order-builder §2.4, §3 (SeeBreakDown), decisions (Calls)
 */
export function BreakdownLink({ draft }: { readonly draft: Draft }) {
  const { site } = useSession()
  const { choices, definition, id, listType } = draft
  if (choices.seeBreakdown !== true || !offersBreakdown(listType, site)) return null
  const [first = ""] = definition.audience.criteria.flatMap(columnsOf)
  return (
    <Link className={buttonLook()} target="_blank" to={`/${breakdownLink(BREAKDOWN_PAGE, id, first)}`}>
      <ChartBar className="size-4" aria-hidden="true" />
      Breakdown
      <span className="sr-only">in a new tab</span>
    </Link>
  )
}
