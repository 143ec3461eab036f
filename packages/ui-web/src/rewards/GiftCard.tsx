import type { Gift } from "@listwright/domain/rewards"
import { wholeText } from "@listwright/domain/shared"
import { Plus } from "lucide-react"
import { Button } from "../design/Button.tsx"
import { pointsText } from "./pointsText.ts"

export interface GiftCardProps {
  readonly gift: Gift
  readonly availablePoints: number
  /** How many of it are in the cart. */
  readonly inCart: number
  readonly onAdd: () => void
}

/** Something that can be had for points. */
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
      <div className="flex flex-1 flex-col gap-1 p-4">
        <h3 className="font-semibold wrap-anywhere">{gift.name}</h3>
        <p className="flex-1 text-sm text-muted">{gift.description}</p>
        <div className="mt-3 flex items-end justify-between gap-3">
          <div>
            <p className="tabular font-semibold">{pointsText(gift.points)}</p>
            <p className="tabular text-xs text-muted">
              {missing > 0 ? `${wholeText(missing)} more needed` : "\u00a0"}
            </p>
          </div>
          <Button onPress={onAdd} aria-label={`Add ${gift.name} to the cart`}>
            <Plus className="size-4" aria-hidden="true" />
            {inCart === 0 ? "Add" : <span className="tabular">Add ({wholeText(inCart)})</span>}
          </Button>
        </div>
      </div>
    </li>
  )
}
