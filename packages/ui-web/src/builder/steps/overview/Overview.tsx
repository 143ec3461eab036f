import { lazy, Suspense } from "react"

/** Loads the page; called by its route. */
export const loadOverview = () => import("./OverviewPage.tsx")

const OverviewPage = lazy(async () => ({ default: (await loadOverview()).OverviewPage }))

/** The order overview, loaded only when shown. */
export function Overview() {
  return (
    <Suspense fallback={null}>
      <OverviewPage />
    </Suspense>
  )
}
