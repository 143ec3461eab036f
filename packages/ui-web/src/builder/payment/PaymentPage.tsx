import { hasCurrentCount } from "@listwright/domain/order"
import { usePageTitle } from "../../design/usePageTitle.ts"
import { useDraft } from "../../list/draft/useDraft.ts"
import { RecountRequiredMessage } from "../review/RecountRequiredMessage.tsx"
import { SummarySkeleton } from "../review/SummarySkeleton.tsx"
import { useCountAnswer } from "../review/useCountAnswer.ts"
import { PaymentStep } from "./PaymentStep.tsx"

/** The page at `order/:listType/payment`. */
export function PaymentPage() {
  const { draft } = useDraft()
  usePageTitle("Payment")
  const answer = useCountAnswer(draft)
  if (!hasCurrentCount(draft.choices) || answer.isError) return <RecountRequiredMessage />
  if (answer.data === undefined) return <SummarySkeleton />
  return <PaymentStep key={draft.id} draft={draft} counted={answer.data} />
}
