import { useState } from "react"
import { Button } from "../../design/Button.tsx"
import { Figure, recordsText } from "../../design/Figure.tsx"
import { SHOWN_OFFERS } from "./OfferStatus.tsx"

/** One change of the list, in words, and what it comes to. */
export interface Offer {
  readonly key: string
  readonly text: string
  /** '+439 records', '5,012 records'. */
  readonly figure: string
  readonly onApply: () => void
}

export interface OfferRowsProps {
  /** The best first. */
  readonly offers: ReadonlyArray<Offer>
  /** The figures are those before. */
  readonly isPending: boolean
}

/** What could be changed about a list, each with a button that does it. */
export function OfferRows({ offers, isPending }: OfferRowsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? offers : offers.slice(0, SHOWN_OFFERS)
  return (
    <>
      <ol aria-busy={isPending} className="divide-y divide-line">
        {shown.map(({ figure, key, onApply, text }) => (
          <li key={key} className="flex min-h-14 items-center gap-3 py-1.5">
            <p className="min-w-0 flex-1 text-sm wrap-anywhere">
              {text}
              <span className="block text-xs font-medium text-accent-text">
                <Figure text={figure} isPending={isPending} />
              </span>
            </p>
            <Button className="text-sm" aria-label={`Apply: ${text}, ${figure}`} onPress={onApply}>
              Apply
            </Button>
          </li>
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
