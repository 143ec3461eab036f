import { relaxationsOf } from "@listwright/domain/counting"
import { areaNameOf } from "@listwright/domain/definition"
import type { PricedSuggestions } from "@listwright/domain/pricing"
import { useColumns, useNamedValues } from "../../attributes/useColumnsWithValues.ts"
import { useDraft } from "../../draft/useDraft.ts"
import type { LiveFigures } from "../useLiveCall.ts"
import { NoRecordsLeft } from "./NoRecordsLeft.tsx"
import { OfferRows } from "./OfferRows.tsx"
import { columnsOfOffers, type Direction, offersOf } from "./offersOf.ts"
import { OffersFailed, OffersHint, OffersWaiting, SHOWN_OFFERS } from "./OfferStatus.tsx"

const nothing = [] as const

export interface OfferListProps {
  readonly direction: Direction
  readonly live: LiveFigures<PricedSuggestions | null>
  readonly onApplied: () => void
}

/**
 * The changes that would bring the draft closer to the desired number of records, or a hint that no single change
 * would.
 */
export function OfferList({ direction, live, onApplied }: OfferListProps) {
  const { draft, change } = useDraft()
  const { definition, listType } = draft
  const { answer, isPending, error, retry } = live
  const known = useColumns(listType).data ?? nothing
  const columns = useNamedValues(listType, known, answer === null ? nothing : columnsOfOffers(answer))
  if (answer === null && error !== null) return <OffersFailed onRetry={retry} />
  if (answer === null) return <OffersWaiting rows={SHOWN_OFFERS} />
  const offers = offersOf(answer, direction, definition, { columns, areaName: areaNameOf(definition.areas) })
  if (offers.length === 0) {
    if (isPending) return <OffersWaiting rows={1} />
    if (direction === "more" && relaxationsOf(definition).length > 0) return <NoRecordsLeft />
    return (
      <OffersHint>
        {direction === "fewer"
          ? "No single change gets you closer. Order part of the list instead."
          : "Only the area limits this list. Add areas to reach more people."}
      </OffersHint>
    )
  }
  return (
    <OfferRows
      offers={offers}
      isPending={isPending}
      onApply={(offer) => {
        change(offer.change)
        onApplied()
      }}
    />
  )
}
