import { dashboardCards, latestRows } from "@listwright/domain/account"
import { hasPart } from "@listwright/domain/parts"
import { useSession } from "../../../app/session.ts"
import { classes } from "../../../design/classes.ts"
import { Button } from "../../../design/Button.tsx"
import { useUserInfo } from "../useUserInfo.ts"
import { DashboardCard, LoadingCard } from "./DashboardCard.tsx"
import { DiagnosticCard } from "./DiagnosticCard.tsx"
import { PointsCard } from "./PointsCard.tsx"
import { RecentOrdersCard } from "./RecentOrdersCard.tsx"
import { SavedOrdersCard } from "./SavedOrdersCard.tsx"
import { VideoCard } from "./VideoCard.tsx"

/** The user's points and latest orders; each card shows a placeholder until loaded. */
export function Dashboard() {
  const { data = null, isError, refetch } = useUserInfo()
  const { site } = useSession()
  const { middle, third } = dashboardCards(data, site)
  const hasPoints = hasPart(site, "rewards")
  const title = hasPoints ? "Your points and orders" : "Your orders"
  const recent = latestRows(data?.recentOrders ?? [])
  if (isError && data === null)
    return (
      <DashboardCard title={title}>
        <p className="text-muted">
          We couldn't load them.{" "}
          <Button kind="quiet" size="small" onPress={() => void refetch()}>
            Try again
          </Button>
        </p>
      </DashboardCard>
    )
  const card = {
    spinner: () => <LoadingCard />,
    video: () => <VideoCard />,
    recentOrders: () => <RecentOrdersCard rows={recent} />,
    savedOrders: () => <SavedOrdersCard rows={latestRows(data?.savedOrders ?? [])} />,
    diagnosticPromotion: () => <DiagnosticCard />,
  }
  return (
    <section aria-label={title} aria-busy={data === null}>
      <ul
        className={classes(
          "grid grid-cols-[minmax(0,1fr)] gap-4 *:min-h-56",
          hasPoints
            ? "lg:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_minmax(0,1fr)]"
            : "lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]",
        )}
      >
        {hasPoints ? <li>{data === null ? <LoadingCard /> : <PointsCard points={data.points} />}</li> : null}
        <li>{card[middle]()}</li>
        {third === null ? null : <li>{card[third]()}</li>}
      </ul>
    </section>
  )
}
