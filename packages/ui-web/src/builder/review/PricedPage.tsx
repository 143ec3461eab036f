import type { ReactNode } from "react"
import { PriceBar } from "./PriceBar.tsx"
import { PriceBox } from "./PriceBox.tsx"
import type { Review } from "./useReview.ts"

export interface PricedPageProps {
  readonly review: Review
  /** The next-step button: beside the content if there's room, otherwise at the bottom edge. */
  readonly button: ReactNode
  readonly children: ReactNode
}

/**
 * A page with the content on the left, and with the price and the next-step button beside it, which remain in view
 * while the user scrolls.
 */
export function PricedPage({ button, children, review: { extras, missing, price } }: PricedPageProps) {
  return (
    <div className="grid items-start gap-6 pb-20 lg:grid-cols-[minmax(0,1fr)_344px] lg:pb-0 xl:gap-8 print:block">
      {children}
      <aside
        aria-label="Price and order"
        className="min-w-0 lg:sticky lg:top-[88px] print:static print:mt-6 print:max-w-[420px]"
      >
        <PriceBox price={price} extras={extras.answer} missing={missing} button={button} />
      </aside>
      <PriceBar price={price} button={button} />
    </div>
  )
}
