import { draftName } from "@listwright/domain/drafts"
import { hasCurrentCount } from "@listwright/domain/order"
import { builderLayout } from "../../app/layout.ts"
import { useSession } from "../../app/session.ts"
import { usePageTitle } from "../../design/usePageTitle.ts"
import { useDraft } from "../../list/draft/useDraft.ts"
import { RecountRequiredMessage } from "./RecountRequiredMessage.tsx"
import { ReviewStep } from "./ReviewStep.tsx"
import { ReviewAndPaymentStep } from "./ReviewAndPaymentStep.tsx"
import { SummarySkeleton } from "./SummarySkeleton.tsx"
import { useCountLinkedOrder } from "./useCountLinkedOrder.ts"
import { useCountAnswer } from "./useCountAnswer.ts"

/** The page at `order/:listType/summary`. */
export function SummaryPage() {
  const { draft } = useDraft()
  const layout = builderLayout(useSession())
  const name = draftName(draft)
  usePageTitle(name === "" ? "Review count & order" : name)
  const answer = useCountAnswer(draft)
  const isCounted = hasCurrentCount(draft.choices)
  const isBeingCounted = useCountLinkedOrder(isCounted)

  if (isBeingCounted) return <SummarySkeleton />
  if (!isCounted || answer.isError) return <RecountRequiredMessage />
  if (answer.data === undefined) return <SummarySkeleton />
  const Review = layout === 1 ? ReviewStep : ReviewAndPaymentStep
  return <Review key={draft.id} draft={draft} counted={answer.data} />
}
