import type { RouteObject } from "react-router"
import type { Guards } from "../../list/guards/createGuards.ts"

/** The route for the summary, which in layout 2 includes the payment. */
export const summaryRoute = ({ guarded }: Guards): RouteObject => ({
  path: "summary",
  loader: guarded("summary"),
  lazy: async () => ({ Component: (await import("./SummaryPage.tsx")).SummaryPage }),
})
