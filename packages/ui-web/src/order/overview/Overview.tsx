import { lazy, Suspense } from "react"

/** Loads the page; called by the route that shows it. */
export const loadOverview = () => import("./OverviewPage.tsx")

const OverviewPage = lazy(async () => ({ default: (await loadOverview()).OverviewPage }))

/** The order overview, loaded only when it's shown. */
export function Overview() {
  return (
    <Suspense fallback={null}>
      <OverviewPage />
    </Suspense>
  )
}
