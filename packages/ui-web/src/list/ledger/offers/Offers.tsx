import { type CountAnswer, findShortfall, suggestionTarget } from "@listwright/domain/counting"
import type { PricedSuggestions } from "@listwright/domain/pricing"
import { lazy, Suspense, useRef, useState } from "react"
import { Disclosure } from "../../../design/Disclosure.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import { useDraft } from "../../draft/useDraft.ts"
import { isCurrent, type LiveFigures } from "../useLiveCall.ts"
import { OffersPlaceholder, COLLAPSED_OFFER_COUNT } from "./OfferStatus.tsx"
import { useLiveSuggestions } from "./useLiveSuggestions.ts"

/** The list of offers; loaded on demand, because few users open it. */
const OfferList = lazy(async () => ({ default: (await import("./OfferList.tsx")).OfferList }))

export interface OffersProps {
  readonly count: CountAnswer
  readonly isCountPending: boolean
  /** The minimum number of records in an order. */
  readonly minimum: number
  /** The suggestions for a list with too few records. */
  readonly whenShort: LiveFigures<PricedSuggestions | null>
}

/**
 * Offers changes that add records if there are too few or just enough, or that remove records if there are more than
 * desired, but never both. It's open by default while the list is smaller than desired, and otherwise opens on request.
 */
export function Offers({ count, isCountPending, minimum, whenShort }: OffersProps) {
  const { choices } = useDraft().draft
  const shortfall = findShortfall(count.areas, choices, minimum)
  const aim = suggestionTarget(count.areas, choices, minimum)
  const direction = aim > count.total ? "more" : "fewer"
  const isShort = shortfall !== null
  const situation = `${direction} ${isShort}`
  const [chosen, setChosen] = useState({ situation: "", isOpen: false })
  const isOpen = chosen.situation === situation ? chosen.isOpen : isShort
  // Too few by the site's minimum, which the answer does not know where a list has no prices.
  const isLeftOut = isCurrent(whenShort) && whenShort.answer === null
  const isWithCount = isShort && !isLeftOut
  const onRequest = useLiveSuggestions({ isPending: isCountPending }, isOpen && !isWithCount)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <Disclosure
      title={direction === "more" ? "How to reach more people" : `How to get close to ${recordsText(aim)}`}
      look="part"
      isExpanded={isOpen}
      onExpandedChange={(isExpanded) => setChosen({ situation, isOpen: isExpanded })}
      trigger={trigger}
    >
      {shortfall?.kind === "belowWanted" ? (
        <p className="tabular mb-1 text-xs font-medium text-caution">
          You asked for {recordsText(shortfall.wanted)} records; the list is{" "}
          {recordsText(shortfall.wanted - count.total)} short.
        </p>
      ) : null}
      {isOpen ? (
        // The button that was pressed goes with its row; who works by keyboard continues from the heading.
        <Suspense fallback={<OffersPlaceholder rows={COLLAPSED_OFFER_COUNT} />}>
          <OfferList
            direction={direction}
            live={isWithCount ? whenShort : onRequest}
            onApplied={() => trigger.current?.focus()}
          />
        </Suspense>
      ) : null}
    </Disclosure>
  )
}
