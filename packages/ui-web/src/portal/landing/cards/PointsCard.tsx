import { isPlacingAllowed } from "@listwright/domain/order"
import { formatWholeNumber } from "@listwright/domain/shared"
import { useSession } from "../../../app/session.ts"
import { DashboardCard } from "./DashboardCard.tsx"

/** A card with the points currently available. */
export function PointsCard({ points }: { readonly points: number }) {
  const { site } = useSession()
  return (
    <DashboardCard title="Reward points" more={{ text: "See rewards", to: "/reward" }}>
      <p>
        <span className="tabular block text-figure font-semibold tracking-tight">
          {formatWholeNumber(points)}
        </span>
        <span className="text-muted">
          {points > 0
            ? "to spend on gifts"
            : isPlacingAllowed(site)
              ? "You earn points with every paid order."
              : "You earn points only with orders, and you can't place orders."}
        </span>
      </p>
    </DashboardCard>
  )
}
