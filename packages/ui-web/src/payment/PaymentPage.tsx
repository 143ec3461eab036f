import { hasCurrentCount } from "@listwright/domain/order"
import { usePageTitle } from "../design/usePageTitle.ts"
import { useDraft } from "../draft/useDraft.ts"
import { CountGone } from "../summary/CountGone.tsx"
import { SummarySkeleton } from "../summary/SummarySkeleton.tsx"
import { useCountAnswer } from "../summary/useCountAnswer.ts"
import { PayAndOrder } from "./PayAndOrder.tsx"

/** The page at `order/:listType/payment`. */
export function PaymentPage() {
  const { draft } = useDraft()
  usePageTitle("Payment")
  const answer = useCountAnswer(draft)
  if (!hasCurrentCount(draft.choices) || answer.isError) return <CountGone />
  if (answer.data === undefined) return <SummarySkeleton />
  return <PayAndOrder key={draft.id} draft={draft} counted={answer.data} />
}
