import { wholeText } from "@listwright/domain/shared"
import { DashboardCard } from "./DashboardCard.tsx"

/** A card with the points that can be spent right now. */
export function PointsCard({ points }: { readonly points: number }) {
  return (
    <DashboardCard title="Reward points" more={{ text: "See the rewards", to: "/reward" }}>
      <p>
        <span className="tabular block text-figure font-semibold tracking-tight">{wholeText(points)}</span>
        <span className="text-muted">
          {points === 0 ? "Every paid order earns some." : "to spend on gifts"}
        </span>
      </p>
    </DashboardCard>
  )
}
