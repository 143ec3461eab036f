import { REWARD_DELIVERY_TEXT } from "@listwright/domain/rewards"
import { CircleCheck } from "lucide-react"
import { Button } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"
import { pointsText } from "./pointsText.ts"
import type { Redemption } from "./useCheckout.ts"

/** The confirmation after a successful checkout. */
export function RedeemedDialog({
  onClose,
  redeemed,
}: {
  readonly redeemed: Redemption
  readonly onClose: () => void
}) {
  return (
    <Dialog
      width="narrow"
      title="Thank you"
      isOpen
      onOpenChange={onClose}
      footer={
        <Button kind="primary" onPress={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="flex items-start gap-3">
          <CircleCheck className="mt-0.5 size-5 shrink-0 text-positive" aria-hidden="true" />
          {REWARD_DELIVERY_TEXT}
        </p>
        <dl className="flex flex-col rounded-card border border-line">
          <div className="flex justify-between gap-4 border-b border-line px-4 py-3">
            <dt className="text-muted">Order code</dt>
            <dd className="tabular font-semibold">{redeemed.orderCode}</dd>
          </div>
          <div className="flex justify-between gap-4 px-4 py-3">
            <dt className="text-muted">Remaining points</dt>
            <dd className="tabular font-semibold">{pointsText(redeemed.availablePoints)}</dd>
          </div>
        </dl>
        <p className="text-sm text-muted">A confirmation email is on its way to you.</p>
      </div>
    </Dialog>
  )
}
