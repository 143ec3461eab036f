import type { CountAnswer, CountWaterfall } from "@listwright/domain/counting"
import type { Quote } from "@listwright/domain/pricing"
import { useSession } from "../app/session.ts"
import { useDraft } from "../draft/useDraft.ts"
import { hasGeography } from "@listwright/domain/geography"
import { reasonOf } from "./reasonOf.ts"
import { type LiveFigures, useLiveCount } from "./useLiveCount.ts"
import { useLiveQuote } from "./useLiveQuote.ts"
import { useLiveWaterfall } from "./waterfall/useLiveWaterfall.ts"

/** What the ledger shows: one state at a time. */
export type Ledger =
  /** No area is chosen. */
  | { readonly state: "empty" }
  /** The first answer is on its way. */
  | { readonly state: "waiting" }
  | { readonly state: "failed"; readonly reason: string | null; readonly retry: () => void }
  | {
      readonly state: "counted"
      readonly count: CountAnswer
      readonly isCountPending: boolean
      /** How it comes to that. */
      readonly waterfall: LiveFigures<CountWaterfall>
      /** null: there is no price, for now. */
      readonly quote: Quote | null
      readonly isQuotePending: boolean
      readonly retryQuote: () => void
      /** Fewest records that may be ordered. */
      readonly minimum: number
    }

export const useLedger = (): Ledger => {
  const { draft } = useDraft()
  const { site } = useSession()
  const count = useLiveCount()
  const quote = useLiveQuote()
  const isCounted = count.answer !== null && count.error === null
  const waterfall = useLiveWaterfall({ isPending: count.isPending, isCounted })
  if (!hasGeography(draft.definition)) return { state: "empty" }
  if (count.error !== null) {
    const retry = () => {
      count.retry()
      quote.retry()
    }
    return { state: "failed", reason: reasonOf(count.error), retry }
  }
  if (count.answer === null) return { state: "waiting" }
  return {
    state: "counted",
    count: count.answer,
    isCountPending: count.isPending,
    waterfall,
    quote: quote.answer,
    isQuotePending: quote.isPending,
    retryQuote: quote.retry,
    minimum: quote.answer?.minimumQuantity ?? site.minQuantityOfOrder,
  }
}
