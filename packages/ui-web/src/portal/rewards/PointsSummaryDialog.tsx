import type { Points } from "@listwright/domain/rewards"
import { formatWholeNumber } from "@listwright/domain/shared"
import { Dialog } from "../../design/Dialog.tsx"

interface PointsSummaryDialogProps {
  readonly points: Points
  readonly onClose: () => void
}

/** A summary of the points earned and redeemed. */
export function PointsSummaryDialog({ onClose, points }: PointsSummaryDialogProps) {
  const rows = [
    ["Earned on orders", points.earned],
    ["Bonus", points.bonus],
    ["Redeemed", points.redeemed],
  ] as const
  return (
    <Dialog title="Reward summary" width="narrow" isOpen onOpenChange={onClose}>
      <dl className="flex flex-col gap-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular whitespace-nowrap">{formatWholeNumber(value)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
          <dt>Available</dt>
          <dd className="tabular whitespace-nowrap">{formatWholeNumber(points.available)}</dd>
        </div>
      </dl>
    </Dialog>
  )
}
