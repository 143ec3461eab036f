import type { CountAnswer, CountWaterfall } from "@listwright/domain/counting"
import type { PricedSuggestions, Price } from "@listwright/domain/pricing"
import { useSession } from "../../app/session.ts"
import { useDraft } from "../draft/useDraft.ts"
import { hasGeography } from "@listwright/domain/geography"
import { refusalReason } from "./refusalReason.ts"
import type { LiveFigures } from "./useLiveCall.ts"
import { useLiveCount } from "./figures/useLiveCount.ts"
import { useLivePrice } from "./figures/useLivePrice.ts"
import { useShortfallSuggestions } from "./offers/useLiveSuggestions.ts"
import { useLiveWaterfall } from "./waterfall/useLiveWaterfall.ts"

export interface StaleCount {
  /** The reason that the count gave for refusing the list; null if it didn't give one. */
  readonly reason: string | null
  readonly retry: () => void
}

/** The state of the ledger. */
export type Ledger =
  /** The state in which no area is chosen yet. */
  | { readonly state: "empty" }
  /** The state in which the first result is pending. */
  | { readonly state: "waiting" }
  | { readonly state: "failed"; readonly reason: string | null; readonly retry: () => void }
  | {
      readonly state: "counted"
      readonly count: CountAnswer
      readonly isCountPending: boolean
      /** The details if the count is the last known one rather than the current list's; null otherwise. */
      readonly behind: StaleCount | null
      /** The steps leading to the count. */
      readonly waterfall: LiveFigures<CountWaterfall>
      /** The changes that would add records if there are too few; null otherwise. */
      readonly suggestionsWhenShort: LiveFigures<PricedSuggestions | null>
      /** The price; null if there currently isn't one. */
      readonly price: Price | null
      readonly isPricePending: boolean
      readonly retryPrice: () => void
      /** The minimum number of records in an order. */
      readonly minimum: number
    }

export const useLedger = (): Ledger => {
  const { draft } = useDraft()
  const { site } = useSession()
  const count = useLiveCount()
  const price = useLivePrice()
  const isBehind = count.error !== null || count.isCut
  const status = { isPending: count.isPending || isBehind }
  const waterfall = useLiveWaterfall(status)
  const suggestionsWhenShort = useShortfallSuggestions(status)
  if (!hasGeography(draft.definition)) return { state: "empty" }
  const retry = () => {
    count.retry()
    price.retry()
    waterfall.retry()
  }
  if (count.answer === null) {
    return count.error === null
      ? { state: "waiting" }
      : { state: "failed", reason: refusalReason(count.error), retry }
  }
  return {
    state: "counted",
    count: count.answer,
    isCountPending: status.isPending,
    behind: isBehind ? { reason: refusalReason(count.error), retry } : null,
    waterfall,
    suggestionsWhenShort,
    price: price.answer,
    isPricePending: price.isPending || isBehind || price.error !== null,
    retryPrice: price.retry,
    minimum: price.answer?.minimumQuantity ?? site.minimumQuantity,
  }
}
