import { Figure, recordsText } from "../../design/Figure.tsx"
import type { PriceBoxProps } from "./PriceBox.tsx"
import { isCurrent } from "../../list/ledger/useLiveCall.ts"

/** A bar at the bottom of a small screen with the total and the button. */
export function PriceBar({ price, button }: Pick<PriceBoxProps, "button" | "price">) {
  return (
    <div className="no-print fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-line bg-raised px-4 py-2 shadow-floating lg:hidden">
      <p className="leading-tight">
        <span className="block text-xl font-semibold">
          <Figure text={recordsText(price.answer?.quantity ?? 0)} isPending={!isCurrent(price)} />
        </span>
        <span className="text-xs text-muted">records selected</span>
      </p>
      <div className="ml-auto">{button}</div>
    </div>
  )
}
