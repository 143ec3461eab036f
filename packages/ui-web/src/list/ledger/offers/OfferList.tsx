import { candidateRelaxations } from "@listwright/domain/counting"
import { createAreaNamer } from "@listwright/domain/definition"
import type { PricedSuggestions } from "@listwright/domain/pricing"
import { useColumns, useColumnsWithNamedValues } from "../../attributes/useColumnsWithValues.ts"
import { useDraft } from "../../draft/useDraft.ts"
import type { LiveFigures } from "../useLiveCall.ts"
import { NoRecordsLeft } from "./NoRecordsLeft.tsx"
import { OfferRows } from "./OfferRows.tsx"
import { columnsInOffers, type OfferDirection, buildOffers } from "./buildOffers.ts"
import { OffersError, OffersHint, OffersPlaceholder, COLLAPSED_OFFER_COUNT } from "./OfferStatus.tsx"

const nothing = [] as const

export interface OfferListProps {
  readonly direction: OfferDirection
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
  const columns = useColumnsWithNamedValues(
    listType,
    known,
    answer === null ? nothing : columnsInOffers(answer),
  )
  if (answer === null && error !== null) return <OffersError onRetry={retry} />
  if (answer === null) return <OffersPlaceholder rows={COLLAPSED_OFFER_COUNT} />
  const offers = buildOffers(answer, direction, definition, {
    columns,
    areaName: createAreaNamer(definition.areas),
  })
  if (offers.length === 0) {
    if (isPending) return <OffersPlaceholder rows={1} />
    if (direction === "more" && candidateRelaxations(definition).length > 0) return <NoRecordsLeft />
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
