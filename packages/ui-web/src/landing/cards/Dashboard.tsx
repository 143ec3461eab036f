import { dashboardCards, latestRows } from "@listwright/domain/account"
import { Button } from "../../design/Button.tsx"
import { useUserInfo } from "../useUserInfo.ts"
import { DashboardCard, WaitingCard } from "./DashboardCard.tsx"
import { DiagnosticCard } from "./DiagnosticCard.tsx"
import { PointsCard } from "./PointsCard.tsx"
import { RecentOrdersCard } from "./RecentOrdersCard.tsx"
import { SavedOrdersCard } from "./SavedOrdersCard.tsx"
import { VideoCard } from "./VideoCard.tsx"

/** The user's points and latest orders; each card shows a placeholder until they're loaded. */
export function Dashboard() {
  const { data = null, isError, refetch } = useUserInfo()
  const { middle, third } = dashboardCards(data)
  const recent = latestRows(data?.recentOrders ?? [])
  if (isError && data === null)
    return (
      <DashboardCard title="Your points and orders">
        <p className="text-muted">
          They could not be loaded.{" "}
          <Button kind="quiet" size="small" onPress={() => void refetch()}>
            Try again
          </Button>
        </p>
      </DashboardCard>
    )
  const card = {
    spinner: () => <WaitingCard />,
    video: () => <VideoCard />,
    recentOrders: () => <RecentOrdersCard rows={recent} />,
    savedOrders: () => <SavedOrdersCard rows={latestRows(data?.savedOrders ?? [])} />,
    diagnosticPromotion: () => <DiagnosticCard />,
  }
  return (
    <section aria-label="Your points and orders" aria-busy={data === null}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_minmax(0,1fr)] *:min-h-56">
        <li>{data === null ? <WaitingCard /> : <PointsCard points={data.userPoint} />}</li>
        <li>{card[middle]()}</li>
        <li>{card[third]()}</li>
      </ul>
    </section>
  )
}
