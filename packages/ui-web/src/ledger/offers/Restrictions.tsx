import { lazy, Suspense, useRef, useState } from "react"
import { recordsText } from "../../design/Figure.tsx"
import { Disclosure } from "../../design/Disclosure.tsx"
import { OffersWaiting, SHOWN_OFFERS } from "./OfferStatus.tsx"

/** Few ask for it. */
const RestrictionList = lazy(async () => ({
  default: (await import("./RestrictionList.tsx")).RestrictionList,
}))

export interface RestrictionsProps {
  /** Fewer records than there are. */
  readonly wanted: number
  readonly isCountPending: boolean
}

/** What would bring the list near the wanted quantity, shown on request. */
export function Restrictions({ wanted, isCountPending }: RestrictionsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <Disclosure
      title={`How to get near ${recordsText(wanted)}`}
      look="part"
      isExpanded={isOpen}
      onExpandedChange={setIsOpen}
      trigger={trigger}
    >
      {isOpen ? (
        // The button that was pressed goes with its row; who works by keyboard continues from the heading.
        <Suspense fallback={<OffersWaiting rows={SHOWN_OFFERS} />}>
          <RestrictionList
            wanted={wanted}
            isCountPending={isCountPending}
            onApplied={() => trigger.current?.focus()}
          />
        </Suspense>
      ) : null}
    </Disclosure>
  )
}
