import {
  cartRefusalText,
  checkCart,
  type Gift,
  type RewardCart,
  type RewardLine,
} from "@listwright/domain/rewards"
import { formatWholeNumber } from "@listwright/domain/shared"
import { Trash2 } from "lucide-react"
import { useId } from "react"
import { Button, IconButton } from "../../design/Button.tsx"
import { Figure } from "../../design/Figure.tsx"
import { NumberField } from "../../design/NumberField.tsx"
import { pointsText } from "./pointsText.ts"
import { WordedText } from "../../design/wording.tsx"

export interface CartPanelProps {
  readonly cart: RewardCart
  readonly gifts: ReadonlyArray<Gift>
  readonly availablePoints: number
  readonly onQuantity: (giftId: number, typed: string) => void
  readonly onRemove: (giftId: number) => void
  readonly onCheckout: () => void
}

/** The gifts to redeem, with the reason if they can't be redeemed yet. */
export function CartPanel(props: CartPanelProps) {
  const { availablePoints, cart, gifts, onCheckout } = props
  const { points, refusal } = checkCart(cart, availablePoints)
  const reasonId = useId()
  return (
    <section aria-label="Cart" className="flex flex-col rounded-card border border-line bg-surface p-5">
      <h2 className="font-semibold">Cart</h2>
      <ul className="flex flex-col">
        {cart.map((line) => (
          <Line
            key={line.giftId}
            line={line}
            isGone={!gifts.some(({ id }) => id === line.giftId)}
            onQuantity={(typed) => props.onQuantity(line.giftId, typed)}
            onRemove={() => props.onRemove(line.giftId)}
          />
        ))}
      </ul>
      <div className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <span>Total</span>
        <span className="text-xl font-semibold">
          <Figure text={pointsText(points)} />
        </span>
      </div>
      {refusal === null ? (
        <p className="tabular text-sm text-muted">{`${pointsText(availablePoints - points)} left afterward`}</p>
      ) : null}
      <Button
        kind="primary"
        className="mt-4"
        isDisabled={refusal !== null}
        aria-describedby={refusal === null ? undefined : reasonId}
        onPress={onCheckout}
      >
        Check out
      </Button>
      <p id={reasonId} role="status" className="mt-2 text-center text-sm text-muted">
        {refusal === null ? null : (
          <span className={refusal === "exceedsPoints" ? "font-medium text-critical" : ""}>
            <WordedText text={cartRefusalText(refusal)} />
          </span>
        )}
      </p>
    </section>
  )
}

interface LineProps {
  readonly line: RewardLine
  readonly isGone: boolean
  readonly onQuantity: (typed: string) => void
  readonly onRemove: () => void
}

function Line({ isGone, line, onQuantity, onRemove }: LineProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_64px_auto] items-center gap-x-2 gap-y-1 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{line.giftName}</p>
        <p className="tabular text-xs text-muted">
          {isGone ? (
            <span className="font-medium text-critical">No longer available. Please remove it.</span>
          ) : (
            `${formatWholeNumber(line.quantity)} × ${formatWholeNumber(line.pointsForOne)} = ${pointsText(line.quantity * line.pointsForOne)}`
          )}
        </p>
      </div>
      <NumberField
        label={`Quantity of ${line.giftName}`}
        hideLabel
        value={String(line.quantity)}
        onCommit={onQuantity}
      />
      <IconButton label={`Remove ${line.giftName}`} kind="faint" onPress={onRemove}>
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </li>
  )
}
