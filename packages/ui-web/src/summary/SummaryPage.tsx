import { usePageTitle } from "../design/usePageTitle.ts"
import { useDraft } from "../draft/useDraft.ts"
import { CountGone } from "./CountGone.tsx"
import { ReviewAndOrder } from "./ReviewAndOrder.tsx"
import { SummarySkeleton } from "./SummarySkeleton.tsx"
import { useCountOfLink } from "./useCountOfLink.ts"
import { useCountAnswer } from "./useCountAnswer.ts"

/** The route order/:listType/summary. spec: order-builder §2.6, layout 2 */
export function SummaryPage() {
  const { draft } = useDraft()
  usePageTitle(
    draft.choices.contact.orderName === "" ? "Review count & order" : draft.choices.contact.orderName,
  )
  const answer = useCountAnswer(draft)
  const isCounted = draft.choices.step === "summary" && draft.choices.countId !== null
  const isBeingCounted = useCountOfLink(isCounted)

  if (isBeingCounted) return <SummarySkeleton />
  if (!isCounted || answer.isError) return <CountGone />
  if (answer.data === undefined) return <SummarySkeleton />
  return <ReviewAndOrder key={draft.id} draft={draft} counted={answer.data} />
}
