import { outcomeText, outcomeTotalText } from "@listwright/domain/pricing"
import { useState } from "react"
import { Button } from "../../../design/Button.tsx"
import { Figure, recordsText } from "../../../design/Figure.tsx"
import { usePreview } from "../Preview.tsx"
import type { Offer } from "./buildOffers.ts"
import { COLLAPSED_OFFER_COUNT } from "./OfferStatus.tsx"

interface OfferRowProps {
  readonly offer: Offer
  /** True if the figures are for the previous list. */
  readonly isPending: boolean
  readonly onApply: (offer: Offer) => void
}

/** A suggested change. While the user points at it or focuses it, the ledger previews its outcome. */
function OfferRow({ isPending, offer, onApply }: OfferRowProps) {
  const { after, figure, text } = offer
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  usePreview((isPointedAt || isFocused) && !isPending ? after : null)
  return (
    <li
      className="-mx-2 flex min-h-14 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-hover"
      // Not `onPointerEnter`: React misses it where the row comes in under the pointer.
      onPointerOver={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
    >
      <p className="min-w-0 flex-1 text-sm wrap-anywhere">
        {text}
        <span className="block text-xs font-medium text-accent-text">
          <Figure text={figure} isPending={isPending} />
        </span>
      </p>
      <Button
        className="text-sm"
        aria-label={`Apply: ${text}, ${outcomeText(after)}, then ${outcomeTotalText(after)}`}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        onPress={() => onApply(offer)}
      >
        Apply
      </Button>
    </li>
  )
}

export interface OfferRowsProps extends Omit<OfferRowProps, "offer"> {
  /** The offers, best first. */
  readonly offers: ReadonlyArray<Offer>
}

/** A list's suggested changes, each with a button that applies it. */
export function OfferRows({ isPending, offers, onApply }: OfferRowsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? offers : offers.slice(0, COLLAPSED_OFFER_COUNT)
  return (
    <>
      <ol aria-busy={isPending}>
        {shown.map((offer) => (
          <OfferRow key={offer.key} offer={offer} isPending={isPending} onApply={onApply} />
        ))}
      </ol>
      {offers.length > shown.length ? (
        <Button kind="quiet" className="-ml-3.5 text-sm" onPress={() => setIsWhole(true)}>
          Show all {recordsText(offers.length)}
        </Button>
      ) : null}
    </>
  )
}
