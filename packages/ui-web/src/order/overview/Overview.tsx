import { lazy, Suspense } from "react"

/** Loaded by the address that shows it. */
export const loadOverview = () => import("./OverviewPage.tsx")

const OverviewPage = lazy(async () => ({ default: (await loadOverview()).OverviewPage }))

/** The order overview: loaded only where it shows. */
export function Overview() {
  return (
    <Suspense fallback={null}>
      <OverviewPage />
    </Suspense>
  )
}
