import { draftName } from "@listwright/domain/drafts"
import { hasCurrentCount } from "@listwright/domain/order"
import { layoutOf } from "../app/layout.ts"
import { useSession } from "../app/session.ts"
import { usePageTitle } from "../design/usePageTitle.ts"
import { useDraft } from "../draft/useDraft.ts"
import { CountGone } from "./CountGone.tsx"
import { ReviewAndContinue } from "./ReviewAndContinue.tsx"
import { ReviewAndOrder } from "./ReviewAndOrder.tsx"
import { SummarySkeleton } from "./SummarySkeleton.tsx"
import { useCountOfLink } from "./useCountOfLink.ts"
import { useCountAnswer } from "./useCountAnswer.ts"

/** The page at `order/:listType/summary`. */
export function SummaryPage() {
  const { draft } = useDraft()
  const layout = layoutOf(useSession())
  const name = draftName(draft)
  usePageTitle(name === "" ? "Review count & order" : name)
  const answer = useCountAnswer(draft)
  const isCounted = hasCurrentCount(draft.choices)
  const isBeingCounted = useCountOfLink(isCounted)

  if (isBeingCounted) return <SummarySkeleton />
  if (!isCounted || answer.isError) return <CountGone />
  if (answer.data === undefined) return <SummarySkeleton />
  const Review = layout === 1 ? ReviewAndContinue : ReviewAndOrder
  return <Review key={draft.id} draft={draft} counted={answer.data} />
}
