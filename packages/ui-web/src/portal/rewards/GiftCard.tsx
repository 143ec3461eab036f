import type { Gift } from "@listwright/domain/rewards"
import { formatWholeNumber } from "@listwright/domain/shared"
import { Plus } from "lucide-react"
import { Button } from "../../design/Button.tsx"
import { pointsText } from "./pointsText.ts"

export interface GiftCardProps {
  readonly gift: Gift
  readonly availablePoints: number
  /** The number of this gift in the cart. */
  readonly inCart: number
  readonly onAdd: () => void
}

/** A gift that can be redeemed for points. */
export function GiftCard({ availablePoints, gift, inCart, onAdd }: GiftCardProps) {
  const missing = gift.points - availablePoints
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
      <img
        src={gift.image}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        decoding="async"
        className="aspect-4/3 w-full border-b border-line bg-sunken object-cover"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3 sm:p-4">
        <h3 className="font-semibold wrap-anywhere">{gift.name}</h3>
        <p className="flex-1 text-sm text-muted">{gift.description}</p>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <div>
            <p className="tabular font-semibold">{pointsText(gift.points)}</p>
            {missing > 0 ? (
              <p className="tabular text-xs text-muted">{`${formatWholeNumber(missing)} more needed`}</p>
            ) : null}
          </div>
          <Button onPress={onAdd} aria-label={`Add ${gift.name} to the cart`} className="max-sm:w-full">
            <Plus className="size-4" aria-hidden="true" />
            {inCart === 0 ? "Add" : <span className="tabular">Add ({formatWholeNumber(inCart)})</span>}
          </Button>
        </div>
      </div>
    </li>
  )
}
