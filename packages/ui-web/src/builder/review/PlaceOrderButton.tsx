import type { Price } from "@listwright/domain/pricing"
import { dollars } from "@listwright/domain/shared"
import { Button } from "../../design/Button.tsx"

export interface PlaceOrderButtonProps {
  /** The form that the button submits. */
  readonly formId: string
  /** The price; null if there isn't one, in which case the order can't be placed. */
  readonly price: Price | null
  readonly isPlacingOpen: boolean
  readonly isPreparing: boolean
}

/** The button that opens the totals with tax. */
export function PlaceOrderButton({ formId, price, isPlacingOpen, isPreparing }: PlaceOrderButtonProps) {
  return (
    <Button
      kind="primary"
      type="submit"
      form={formId}
      className="tabular w-full"
      isDisabled={!isPlacingOpen || price === null}
      isPending={isPreparing}
    >
      Place Order{price === null ? "" : `, ${dollars(price.figures.totalBeforeTax)}`}
    </Button>
  )
}
