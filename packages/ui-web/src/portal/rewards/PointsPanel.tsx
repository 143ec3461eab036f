import type { Points } from "@listwright/domain/rewards"
import { formatWholeNumber } from "@listwright/domain/shared"
import { useState } from "react"
import { Button } from "../../design/Button.tsx"
import { Figure } from "../../design/Figure.tsx"
import { PointsSummaryDialog } from "./PointsSummaryDialog.tsx"

/** The available points, and a button that explains their origin. */
export function PointsPanel({ points }: { readonly points: Points }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section
      aria-label="Available points"
      className="rounded-card border border-line bg-surface p-5 max-lg:flex max-lg:items-end max-lg:justify-between max-lg:gap-x-6"
    >
      <div>
        <h2 className="text-sm text-muted">Available points</h2>
        <p className="mt-1 text-2xl font-semibold lg:text-figure">
          <Figure text={formatWholeNumber(points.available)} />
        </p>
      </div>
      <Button kind="quiet" className="lg:mt-2 lg:-ml-3" onPress={() => setIsOpen(true)}>
        Reward summary
      </Button>
      {isOpen ? <PointsSummaryDialog points={points} onClose={() => setIsOpen(false)} /> : null}
    </section>
  )
}
