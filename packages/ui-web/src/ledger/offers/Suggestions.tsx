import { type CountAnswer, shortfallOf } from "@listwright/domain/counting"
import { lazy, Suspense, useRef, useState } from "react"
import { recordsText } from "../../design/Figure.tsx"
import { useDraft } from "../../draft/useDraft.ts"
import { Disclosure } from "../../design/Disclosure.tsx"
import { OffersWaiting, SHOWN_OFFERS } from "./OfferStatus.tsx"

const SuggestionList = lazy(async () => ({
  default: (await import("./SuggestionList.tsx")).SuggestionList,
}))

export interface SuggestionsProps {
  readonly count: CountAnswer
  readonly isCountPending: boolean
  /** Fewest records that may be ordered. */
  readonly minimum: number
}

/** What would bring more records. Open by default while the list is smaller than wanted, else shown on request. */
export function Suggestions({ count, isCountPending, minimum }: SuggestionsProps) {
  const { draft } = useDraft()
  const shortfall = shortfallOf(count.areas, draft.choices, minimum)
  const isShort = shortfall !== null
  const [chosen, setChosen] = useState({ isShort: false, isOpen: false })
  const isOpen = chosen.isShort === isShort ? chosen.isOpen : isShort
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <Disclosure
      title="How to reach more people"
      look="part"
      isExpanded={isOpen}
      onExpandedChange={(isExpanded) => setChosen({ isShort, isOpen: isExpanded })}
      trigger={trigger}
    >
      {shortfall?.kind === "belowWanted" ? (
        <p className="tabular mb-1 text-xs font-medium text-caution">
          You asked for {recordsText(shortfall.wanted)} records: {recordsText(shortfall.wanted - count.total)}{" "}
          are missing.
        </p>
      ) : null}
      {isOpen ? (
        // The button that was pressed goes with its suggestion; who works by keyboard continues from the heading.
        <Suspense fallback={<OffersWaiting rows={SHOWN_OFFERS} />}>
          <SuggestionList isCountPending={isCountPending} onApplied={() => trigger.current?.focus()} />
        </Suspense>
      ) : null}
    </Disclosure>
  )
}
